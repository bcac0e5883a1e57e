import { address, type DebtSeed } from './seed-debt'

const ltd = 'Limited company'

/** Companies with unusual data: no date, a long name, another script, an old debt. */
export const oddCompanies: readonly DebtSeed[] = [
  {
    entry: {
      company_name: 'Northgate Print Works Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0009',
      initial_debt: 4_321_09,
      addresses: [address('Northgate', 'Chester', 'CH1 2HT')],
    },
    notes: ['No invoice date on file yet.'],
  },
  {
    entry: {
      company_name:
        'The Worshipful Old Established Amalgamated Coach, Carriage, Wagon and Perambulator Builders of Upper Wharfedale and District (Holdings) Limited',
      company_type: ltd,
      customer_ref: 'CUST-0010-A-RATHER-LONG-REFERENCE-WITHOUT-ANY-SPACE-IN-IT',
      initial_debt: 12_345_67,
      last_invoice_date: '2022-08-15',
      addresses: [
        address(
          'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          'Anglesey',
          'LL61 5UJ',
        ),
      ],
    },
  },
  {
    entry: {
      company_name: '株式会社ハーバー・ロンドン',
      company_type: 'Overseas company',
      customer_ref: 'CUST-0011',
      initial_debt: 6_060_60,
      last_invoice_date: '2025-06-30',
      addresses: [address('2-1 Marunouchi', 'Tokyo', '100-0005', { country: 'Japan' })],
    },
  },
  {
    entry: {
      company_name: '<b>Bold</b> & "Quoted" Signs Ltd',
      company_type: ltd,
      customer_ref: '=1+1',
      initial_debt: 100_00,
      last_invoice_date: '2026-01-31',
      addresses: [address("O'Connell's Yard", 'Newry', 'BT34 1AA')],
    },
    notes: ['<script>alert("a note is text")</script>'],
  },
  {
    entry: {
      company_name: 'Zeta Cold Stores Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0013',
      initial_debt: 39_99,
      last_invoice_date: '2026-03-27',
      addresses: [address('Dock 9', 'Grimsby', 'DN31 3LL')],
    },
  },
  {
    entry: {
      company_name: 'Yarrow Textiles Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0014',
      initial_debt: 8_800_00,
      last_invoice_date: '2026-11-10',
      addresses: [address('Mill Road, Unit 4', 'Paisley', 'PA1 1YR')],
    },
    notes: ['Entered early: not overdue yet.'],
  },
  {
    entry: {
      company_name: 'Xavier Partitions Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0015',
      initial_debt: 2_222_22,
      last_invoice_date: '2017-12-02',
      add_late_payment_interest: false,
      addresses: [address('5 Canal Side', 'Wigan', 'WN3 4EU')],
    },
  },
  {
    entry: {
      company_name: 'Whitby Marine Stores Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0016',
      initial_debt: 3_333_33,
      last_invoice_date: '2018-09-03',
      add_late_payment_compensation: false,
      addresses: [address('Pier Road', 'Whitby', 'YO21 3PU')],
    },
    status: 'Judgment',
    detail: 'Judgment by default, enforcement to follow.',
  },
  {
    entry: {
      company_name: 'Vale Nurseries Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0017',
      initial_debt: 640_00,
      last_invoice_date: '2009-04-05',
      addresses: [address('Glebe Farm', 'Evesham', 'WR11 4BG')],
    },
    status: 'On hold',
    detail: 'May be too old to claim: limitation to be checked.',
  },
  {
    entry: {
      company_name: 'Upton Fasteners Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0018',
      initial_debt: 9_999_99,
      last_invoice_date: '2020-04-19',
      addresses: [address('Riverside Estate', 'Telford', 'TF3 4AA')],
    },
    status: 'Insolvent',
    detail: 'Administrators appointed. Proof of debt lodged.',
    invoices: ['statement.pdf', 'proof-of-debt.pdf'],
  },
  {
    entry: {
      company_name: 'Tarn Bakery Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0019',
      initial_debt: 10_000_00,
      last_invoice_date: '2020-04-20',
      addresses: [address('3 Main Street', 'Keswick', 'CA12 5BL')],
    },
    status: 'zz-17',
    detail: 'A status the portal has never heard of.',
  },
  {
    entry: {
      company_name: 'Sable Couriers Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0020',
      initial_debt: 1_499_50,
      amount_outstanding: 1_500_00,
      last_invoice_date: '2025-01-15',
      addresses: [],
    },
    notes: ['No address known: letters came back.'],
  },
]
