import { address, company, contact, type DebtSeed, person } from './seed-debt'

const home = { isResidential: true }

/** Debts of private people and sole traders. */
export const persons: readonly DebtSeed[] = [
  person('Ann', 'Archer', 'CUST-0101', 1_200_50, '2024-02-29', {
    title: 'Ms',
    salutation: 'Ms Archer',
    letter_title: 'Ms A Archer',
    primary_email: 'ann@example.net',
    addresses: [address('1 Road', 'Leeds', 'LS1 1AA', home)],
  }),
  person('Ruairí Seán', "O'Halloran", 'CUST-0102', 85_00, '2026-04-01', {
    title: 'Mr',
    amount_outstanding: 65_00,
    primary_phone: '028 9018 0102',
    addresses: [address('14 Quayside', 'Belfast', 'BT1 3LG', home)],
    status: 'Payment plan',
    payments: [[20_00, '2026-08-01', 'PLAN', 'Cash']],
  }),
  person('Zoë', 'Núñez-Ellwood', 'CUST-0103', 310_00, '2025-10-10', {
    debt_disputed: true,
    contacts: [
      contact('Phone', '07700 900103', { label: 'Mobile', isPrimary: true }),
      contact('Phone', '020 7946 0103', { label: 'Work', doNotContact: true }),
      contact('Email', 'zoe@example.net', { label: 'Home' }),
      contact('Email', 'zoe.work@example.net', { label: 'Work', doNotContact: true }),
      contact('Phone', '01632 960103', { label: 'Mother' }),
      contact('Email', 'old-address@example.net', { doNotContact: true }),
    ],
    addresses: [
      address('Flat 3, 20 High Street', 'Norwich', 'NR3 1AA', home),
      address('c/o Ellwood, The Lodge', 'Diss', 'IP22 4AA', {
        label: 'Parents',
        isPrimary: false,
        doNotContact: true,
      }),
    ],
    status: 'Disputed',
    notes: ['Writes only, please do not ring.'],
  }),
  person('Chidi', 'Okonjo', 'CUST-0104', 4_999_99, '2023-05-05', {
    title: 'Dr',
    addresses: [address('9 Harley Mews', 'London', 'W1G 8QN')],
    invoices: ['invoice_one.pdf'],
  }),
  person('Agnieszka', 'Wójcik', 'CUST-0105', 60_00, '2026-06-15', {
    title: 'Prof',
    add_late_payment_interest: false,
    add_late_payment_compensation: false,
    addresses: [address('Old School House', 'Oxford', 'OX1 1AA')],
  }),
  person('Siân', 'Pryce-Jones', 'CUST-0106', 2_750_00, '2024-12-24', {
    title: 'Mrs',
    amount_outstanding: 0,
    addresses: [address('Ty Gwyn', 'Aberystwyth', 'SY23 1AA')],
    status: 'Paid',
    payments: [
      [750_00, '2025-03-01', 'P-1', 'Cheque'],
      [2_000_00, '2025-05-01', 'P-2', 'Bank transfer'],
    ],
  }),
  person('ليلى', 'محمود', 'CUST-0107', 145_00, '2026-07-07', {
    addresses: [address('61 Edgware Road', 'London', 'W2 2HZ')],
  }),
  person('Tobias', 'Macfarlane', 'CUST-0108', 500_00, '1998-11-01', {
    status: 'Closed',
    detail: 'Written off: out of time.',
  }),
  person('Dougal', 'Macfarlane', 'CUST-0109', 1_875_00, '2025-08-20', {
    trading_name: 'Macfarlane Fencing',
    company_type: 'Sole trader',
    primary_phone: '0131 496 0109',
    addresses: [address('Steading 2', 'Peebles', 'EH45 8AA')],
    notes: ['Pays in the end, always late.'],
  }),
  person('Priya', 'Raman', 'CUST-0110', 1_000_01, '2016-09-05', {
    trading_name: 'Café Rouge-Gorge',
    company_type: 'Sole trader',
    nature_of_business: ['Catering'],
    addresses: [address("11 St Mary's Street", 'Cardiff', 'CF10 1AA')],
  }),
  person('Barnaby', 'Quill', 'CUST-0111', 22_000_00, '2026-08-31', {
    title: 'Mr',
    trading_name: 'Quill & Daughters',
    company_type: 'Partnership',
    debt_type: 'Services',
    department: 'Hire',
    addresses: [address('Book Barn', 'Hay-on-Wye', 'HR3 5AA')],
    detail: 'Awaiting the signed hire agreement.',
  }),
  person(
    'Wilhelmina Euphemia Constance Arabella',
    'Featherstonehaugh-Cholmondeley-Majoribanks',
    'CUST-0112',
    777_77,
    '2025-11-11',
    {
      addresses: [address('The Dower House', 'Nether Wallop', 'SO20 8AA', { county: 'Hampshire' })],
    },
  ),
]

/** Debts of another client, for tests of access. */
export const othersDebts: readonly DebtSeed[] = [
  company('Secret Customer of Fernwick Ltd', 'FW-1', 700_00, '2025-05-05', {
    company_type: '',
    addresses: [address('2 Tombland', 'Norwich', 'NR3 1HF')],
    notes: ['Nobody but Fernwick reads this.'],
    invoices: ['fernwick-1.pdf'],
  }),
  company('Hidden Holdings Ltd', 'FW-2', 1_300_00, null, { company_type: '' }),
  person('Olga', 'Elsewhere', 'FW-3', 90_00, '2026-01-01'),
]
