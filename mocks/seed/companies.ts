import type { Pence } from '@/rules/money'
import { address, company, contact, type DebtSeed } from './seed-debt'

/** Debts with letters, instalments, a dispute, a claim or a payment in full. */
const usual: readonly DebtSeed[] = [
  company('Alderbrook Joinery Ltd', 'CUST-0001', 5_000_00, '2024-01-01', {
    trading_name: 'Alderbrook Staircases',
    company_number: '07654321',
    vat_number: 'GB 123 4567 82',
    nature_of_business: ['Joinery', 'Construction'],
    external_ref: 'KH/2024/17',
    amount_outstanding: 3_750_00,
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
  }),
  company('Thornley Catering, Events & Hire Ltd', 'CUST-0002', 999_99, '2025-03-31', {
    primary_email: 'pay@thornley.example',
    addresses: [address('7 Market Place', 'Ripon', 'HG4 1BP')],
    notes: ['Invoice sent again at their request.'],
  }),
  company('Penhallow Haulage Ltd', 'CUST-0003', 1_000_00, '2025-03-31', {
    primary_phone: '01872 496003',
    addresses: [address('Quay Road', 'Penzance', 'TR18 4AB', { county: 'Cornwall' })],
  }),
  company('Wexcombe Scaffolding Ltd', 'CUST-0004', 15_000_00, '2026-05-01', {
    amount_outstanding: 10_000_00,
    addresses: [address('Depot Street', 'Swindon', 'SN1 1AA')],
    status: 'Payment plan',
    detail: 'Six instalments from June, two received.',
    payments: [
      [2_500_00, '2026-06-30', 'PLAN 1/6', 'Standing order'],
      [2_500_00, '2026-07-31', 'PLAN 2/6', 'Standing order'],
    ],
  }),
  company('Garrowby Plant PLC', 'CUST-0005', 15_000_01, '2026-05-01', {
    company_type: 'Public limited company',
    addresses: [address('1 Exchange Square', 'Leeds', 'LS1 2AA')],
  }),
  company('Invermoray Distillers LLP', 'CUST-0006', 128_450_75, '2023-11-30', {
    company_type: 'Limited liability partnership',
    company_number: 'SO301234',
    primary_email: 'ledger@invermoray.example',
    addresses: [address('Still House, Shore Road', 'Glasgow', 'G2 1DU')],
    status: 'Court proceedings',
    detail: 'Claim issued. Defence due.',
    invoices: ['INV-2023-1130.pdf'],
    notes: ['Handed to the litigation team.'],
  }),
  company('Llanfair Roofing Ltd', 'CUST-0007', 2_400_00, '2026-02-10', {
    debt_disputed: true,
    addresses: [address('Heol y Bont', 'Cardiff', 'CF10 1EP')],
    status: 'Disputed',
    detail: 'Says two of the five deliveries never arrived.',
    notes: ['Asked for proof of delivery.', 'Proof of delivery sent.', 'No reply since.'],
  }),
  company('Marlow & Finch Interiors Ltd', 'CUST-0008', 780_00, '2025-09-01', {
    amount_outstanding: 0,
    addresses: [address('22 The Parade', 'Bath', 'BA1 1JQ')],
    status: 'Paid',
    detail: 'Paid in full, interest waived.',
    payments: [[780_00, '2025-12-01', 'FULL', 'Bank transfer']],
  }),
]

const longestName =
  'The Worshipful Old Established Amalgamated Coach, Carriage, Wagon and Perambulator Builders of Upper Wharfedale and District (Holdings) Limited'
const longestReference = 'CUST-0010-A-RATHER-LONG-REFERENCE-WITHOUT-ANY-SPACE-IN-IT'
const longestPlace = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/** Unusual data: no date, a long name, another script, an old debt. */
const odd: readonly DebtSeed[] = [
  company('Northgate Print Works Ltd', 'CUST-0009', 4_321_09, null, {
    addresses: [address('Northgate', 'Chester', 'CH1 2HT')],
    notes: ['No invoice date on file yet.'],
  }),
  company(longestName, longestReference, 12_345_67, '2022-08-15', {
    addresses: [address(longestPlace, 'Anglesey', 'LL61 5UJ')],
  }),
  company('株式会社ハーバー・ロンドン', 'CUST-0011', 6_060_60, '2025-06-30', {
    company_type: 'Overseas company',
    addresses: [address('2-1 Marunouchi', 'Tokyo', '100-0005', { country: 'Japan' })],
  }),
  company('<b>Bold</b> & "Quoted" Signs Ltd', '=1+1', 100_00, '2026-01-31', {
    addresses: [address("O'Connell's Yard", 'Newry', 'BT34 1AA')],
    notes: ['<script>alert("a note is text")</script>'],
  }),
  company('Zeta Cold Stores Ltd', 'CUST-0013', 39_99, '2026-03-27', {
    addresses: [address('Dock 9', 'Grimsby', 'DN31 3LL')],
  }),
  company('Yarrow Textiles Ltd', 'CUST-0014', 8_800_00, '2026-11-10', {
    addresses: [address('Mill Road, Unit 4', 'Paisley', 'PA1 1YR')],
    notes: ['Entered early: not overdue yet.'],
  }),
  company('Xavier Partitions Ltd', 'CUST-0015', 2_222_22, '2017-12-02', {
    add_late_payment_interest: false,
    addresses: [address('5 Canal Side', 'Wigan', 'WN3 4EU')],
  }),
  company('Whitby Marine Stores Ltd', 'CUST-0016', 3_333_33, '2018-09-03', {
    add_late_payment_compensation: false,
    addresses: [address('Pier Road', 'Whitby', 'YO21 3PU')],
    status: 'Judgment',
    detail: 'Judgment by default, enforcement to follow.',
  }),
  company('Vale Nurseries Ltd', 'CUST-0017', 640_00, '2009-04-05', {
    addresses: [address('Glebe Farm', 'Evesham', 'WR11 4BG')],
    status: 'On hold',
    detail: 'May be too old to claim: limitation to be checked.',
  }),
  company('Upton Fasteners Ltd', 'CUST-0018', 9_999_99, '2020-04-19', {
    addresses: [address('Riverside Estate', 'Telford', 'TF3 4AA')],
    status: 'Insolvent',
    detail: 'Administrators appointed. Proof of debt lodged.',
    invoices: ['statement.pdf', 'proof-of-debt.pdf'],
  }),
  company('Tarn Bakery Ltd', 'CUST-0019', 10_000_00, '2020-04-20', {
    addresses: [address('3 Main Street', 'Keswick', 'CA12 5BL')],
    status: 'zz-17',
    detail: 'A status the portal has never heard of.',
  }),
  company('Sable Couriers Ltd', 'CUST-0020', 1_499_50, '2025-01-15', {
    amount_outstanding: 1_500_00,
    notes: ['No address known: letters came back.'],
  }),
]

const plainRows: readonly [
  name: string,
  amount: Pence,
  date: string,
  town: string,
  code: string,
][] = [
  ['Rowan Landscapes Ltd', 455_00, '2026-05-18', 'Harrogate', 'HG1 1AA'],
  ['Quayside Electrics Ltd', 1_980_25, '2026-04-22', 'Newcastle', 'NE1 3JE'],
  ['Pemberton Dairies Ltd', 3_105_60, '2025-12-12', 'Preston', 'PR1 2AA'],
  ['Oakham Saddlery Ltd', 268_40, '2026-07-01', 'Oakham', 'LE15 6AA'],
  ['Nettleton Glass Ltd', 7_450_00, '2025-07-19', 'Sunderland', 'SR1 1AA'],
  ['Morecambe Amusements Ltd', 5_612_30, '2024-09-09', 'Morecambe', 'LA4 4AA'],
  ['Ludlow Cider Co Ltd', 890_10, '2026-09-15', 'Ludlow', 'SY8 1AA'],
  ['Kirkwall Freight Ltd', 11_040_00, '2025-02-28', 'Kirkwall', 'KW15 1AA'],
]

/** Debts without payments or notes. */
const plain = plainRows.map(([name, amount, date, town, code], index) =>
  company(name, `CUST-020${index + 1}`, amount, date, {
    primary_email: `accounts@${name.split(' ')[0]?.toLowerCase()}.example`,
    addresses: [address(`${index * 7 + 2} Station Road`, town, code)],
  }),
)

export const companies = { usual, odd, plain }
