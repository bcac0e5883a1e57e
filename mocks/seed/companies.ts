import { address, contact, type Story } from './story'

const ltd = 'Limited company'

/** Debts of companies, each told apart from the others by one thing at least. */
export const companies: readonly Story[] = [
  {
    entry: {
      company_name: 'Alderbrook Joinery Ltd',
      company_type: ltd,
      trading_name: 'Alderbrook Staircases',
      company_number: '07654321',
      vat_number: 'GB 123 4567 82',
      nature_of_business: ['Joinery', 'Construction'],
      customer_ref: 'CUST-0001',
      external_ref: 'KH/2024/17',
      initial_debt: 5_000_00,
      amount_outstanding: 3_750_00,
      last_invoice_date: '2024-01-01',
      debt_type: 'Goods supplied',
      department: 'Trade counter',
      primary_email: 'accounts@alderbrook.example',
      primary_phone: '0117 496 0101',
      contacts: [
        contact('Phone', '07700 900101', { label: 'Site office' }),
        contact('Email', 'director@alderbrook.example', { label: 'Director', doNotContact: true }),
      ],
      addresses: [
        address('Unit 4, Foundry Lane', 'Leeds', 'LS1 4DY', {
          county: 'West Yorkshire',
          isBilling: true,
        }),
        address('The Old Sawmill', 'Otley', 'LS21 1HD', {
          label: 'Workshop',
          isPrimary: false,
          isDelivery: true,
        }),
      ],
    },
    status: 'Letter before action',
    detail: 'Second letter sent, reply due within fourteen days.',
    payments: [
      [1_000_00, '2024-06-03', 'BACS 20240603', 'Bank transfer'],
      [250_00, '2025-02-14', 'CARD 8812', 'Card'],
    ],
    notes: [
      'Called, no answer.\nLeft a message with the front desk.',
      'They promise the rest by the end of the month.\n\nRing again on Friday.',
    ],
    invoices: ['invoice-0042.pdf', 'facture_n1_été.pdf'],
  },
  {
    entry: {
      company_name: 'Thornley Catering, Events & Hire Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0002',
      initial_debt: 999_99,
      last_invoice_date: '2025-03-31',
      primary_email: 'pay@thornley.example',
      addresses: [address('7 Market Place', 'Ripon', 'HG4 1BP')],
    },
    notes: ['Invoice sent again at their request.'],
  },
  {
    entry: {
      company_name: 'Penhallow Haulage Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0003',
      initial_debt: 1_000_00,
      last_invoice_date: '2025-03-31',
      primary_phone: '01872 496003',
      addresses: [address('Quay Road', 'Penzance', 'TR18 4AB', { county: 'Cornwall' })],
    },
  },
  {
    entry: {
      company_name: 'Wexcombe Scaffolding Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0004',
      initial_debt: 15_000_00,
      last_invoice_date: '2026-05-01',
      addresses: [address('Depot Street', 'Swindon', 'SN1 1AA')],
    },
    status: 'Payment plan',
    detail: 'Six instalments from June, two received.',
    payments: [
      [2_500_00, '2026-06-30', 'PLAN 1/6', 'Standing order'],
      [2_500_00, '2026-07-31', 'PLAN 2/6', 'Standing order'],
    ],
  },
  {
    entry: {
      company_name: 'Garrowby Plant PLC',
      company_type: 'Public limited company',
      customer_ref: 'CUST-0005',
      initial_debt: 15_000_01,
      last_invoice_date: '2026-05-01',
      addresses: [address('1 Exchange Square', 'Leeds', 'LS1 2AA')],
    },
  },
  {
    entry: {
      company_name: 'Invermoray Distillers LLP',
      company_type: 'Limited liability partnership',
      company_number: 'SO301234',
      customer_ref: 'CUST-0006',
      initial_debt: 128_450_75,
      last_invoice_date: '2023-11-30',
      primary_email: 'ledger@invermoray.example',
      addresses: [address('Still House, Shore Road', 'Glasgow', 'G2 1DU')],
    },
    status: 'Court proceedings',
    detail: 'Claim issued. Defence due.',
    invoices: ['INV-2023-1130.pdf'],
    notes: ['Handed to the litigation team.'],
  },
  {
    entry: {
      company_name: 'Llanfair Roofing Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0007',
      initial_debt: 2_400_00,
      last_invoice_date: '2026-02-10',
      debt_disputed: true,
      addresses: [address('Heol y Bont', 'Cardiff', 'CF10 1EP')],
    },
    status: 'Disputed',
    detail: 'Says two of the five deliveries never arrived.',
    notes: ['Asked for proof of delivery.', 'Proof of delivery sent.', 'No reply since.'],
  },
  {
    entry: {
      company_name: 'Marlow & Finch Interiors Ltd',
      company_type: ltd,
      customer_ref: 'CUST-0008',
      initial_debt: 780_00,
      amount_outstanding: 0,
      last_invoice_date: '2025-09-01',
      addresses: [address('22 The Parade', 'Bath', 'BA1 1JQ')],
    },
    status: 'Paid',
    detail: 'Paid in full, interest waived.',
    payments: [[780_00, '2025-12-01', 'FULL', 'Bank transfer']],
  },
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
