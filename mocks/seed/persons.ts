import { address, contact, type DebtSeed } from './seed-debt'

const person = { is_individual: true } as const

/** Debts of private people and sole traders. */
export const persons: readonly DebtSeed[] = [
  {
    entry: {
      ...person,
      title: 'Ms',
      first_names: 'Ann',
      last_name: 'Archer',
      salutation: 'Ms Archer',
      letter_title: 'Ms A Archer',
      customer_ref: 'CUST-0101',
      initial_debt: 1_200_50,
      last_invoice_date: '2024-02-29',
      primary_email: 'ann@example.net',
      addresses: [address('1 Road', 'Leeds', 'LS1 1AA', { isResidential: true })],
    },
  },
  {
    entry: {
      ...person,
      title: 'Mr',
      first_names: 'Ruairí Seán',
      last_name: "O'Halloran",
      customer_ref: 'CUST-0102',
      initial_debt: 85_00,
      amount_outstanding: 65_00,
      last_invoice_date: '2026-04-01',
      primary_phone: '028 9018 0102',
      addresses: [address('14 Quayside', 'Belfast', 'BT1 3LG', { isResidential: true })],
    },
    status: 'Payment plan',
    payments: [[20_00, '2026-08-01', 'PLAN', 'Cash']],
  },
  {
    entry: {
      ...person,
      first_names: 'Zoë',
      last_name: 'Núñez-Ellwood',
      customer_ref: 'CUST-0103',
      initial_debt: 310_00,
      debt_disputed: true,
      last_invoice_date: '2025-10-10',
      contacts: [
        contact('Phone', '07700 900103', { label: 'Mobile', isPrimary: true }),
        contact('Phone', '020 7946 0103', { label: 'Work', doNotContact: true }),
        contact('Email', 'zoe@example.net', { label: 'Home' }),
        contact('Email', 'zoe.work@example.net', { label: 'Work', doNotContact: true }),
        contact('Phone', '01632 960103', { label: 'Mother' }),
        contact('Email', 'old-address@example.net', { doNotContact: true }),
      ],
      addresses: [
        address('Flat 3, 20 High Street', 'Norwich', 'NR3 1AA', { isResidential: true }),
        address('c/o Ellwood, The Lodge', 'Diss', 'IP22 4AA', {
          label: 'Parents',
          isPrimary: false,
          doNotContact: true,
        }),
      ],
    },
    status: 'Disputed',
    notes: ['Writes only, please do not ring.'],
  },
  {
    entry: {
      ...person,
      title: 'Dr',
      first_names: 'Chidi',
      last_name: 'Okonjo',
      customer_ref: 'CUST-0104',
      initial_debt: 4_999_99,
      last_invoice_date: '2023-05-05',
      addresses: [address('9 Harley Mews', 'London', 'W1G 8QN')],
    },
    invoices: ['invoice_one.pdf'],
  },
  {
    entry: {
      ...person,
      title: 'Prof',
      first_names: 'Agnieszka',
      last_name: 'Wójcik',
      customer_ref: 'CUST-0105',
      initial_debt: 60_00,
      last_invoice_date: '2026-06-15',
      add_late_payment_interest: false,
      add_late_payment_compensation: false,
      addresses: [address('Old School House', 'Oxford', 'OX1 1AA')],
    },
  },
  {
    entry: {
      ...person,
      title: 'Mrs',
      first_names: 'Siân',
      last_name: 'Pryce-Jones',
      customer_ref: 'CUST-0106',
      initial_debt: 2_750_00,
      amount_outstanding: 0,
      last_invoice_date: '2024-12-24',
      addresses: [address('Ty Gwyn', 'Aberystwyth', 'SY23 1AA')],
    },
    status: 'Paid',
    payments: [
      [750_00, '2025-03-01', 'P-1', 'Cheque'],
      [2_000_00, '2025-05-01', 'P-2', 'Bank transfer'],
    ],
  },
  {
    entry: {
      ...person,
      last_name: 'محمود',
      first_names: 'ليلى',
      customer_ref: 'CUST-0107',
      initial_debt: 145_00,
      last_invoice_date: '2026-07-07',
      addresses: [address('61 Edgware Road', 'London', 'W2 2HZ')],
    },
  },
  {
    entry: {
      ...person,
      first_names: 'Tobias',
      last_name: 'Macfarlane',
      customer_ref: 'CUST-0108',
      initial_debt: 500_00,
      last_invoice_date: '1998-11-01',
    },
    status: 'Closed',
    detail: 'Written off: out of time.',
  },
  {
    entry: {
      ...person,
      first_names: 'Dougal',
      last_name: 'Macfarlane',
      trading_name: 'Macfarlane Fencing',
      company_type: 'Sole trader',
      customer_ref: 'CUST-0109',
      initial_debt: 1_875_00,
      last_invoice_date: '2025-08-20',
      primary_phone: '0131 496 0109',
      addresses: [address('Steading 2', 'Peebles', 'EH45 8AA')],
    },
    notes: ['Pays in the end, always late.'],
  },
  {
    entry: {
      ...person,
      first_names: 'Priya',
      last_name: 'Raman',
      trading_name: 'Café Rouge-Gorge',
      company_type: 'Sole trader',
      nature_of_business: ['Catering'],
      customer_ref: 'CUST-0110',
      initial_debt: 1_000_01,
      last_invoice_date: '2016-09-05',
      addresses: [address("11 St Mary's Street", 'Cardiff', 'CF10 1AA')],
    },
  },
  {
    entry: {
      ...person,
      title: 'Mr',
      first_names: 'Barnaby',
      last_name: 'Quill',
      trading_name: 'Quill & Daughters',
      company_type: 'Partnership',
      customer_ref: 'CUST-0111',
      initial_debt: 22_000_00,
      last_invoice_date: '2026-08-31',
      debt_type: 'Services',
      department: 'Hire',
      addresses: [address('Book Barn', 'Hay-on-Wye', 'HR3 5AA')],
    },
    status: 'Processing',
    detail: 'Awaiting the signed hire agreement.',
  },
  {
    entry: {
      ...person,
      first_names: 'Wilhelmina Euphemia Constance Arabella',
      last_name: 'Featherstonehaugh-Cholmondeley-Majoribanks',
      customer_ref: 'CUST-0112',
      initial_debt: 777_77,
      last_invoice_date: '2025-11-11',
      addresses: [address('The Dower House', 'Nether Wallop', 'SO20 8AA', { county: 'Hampshire' })],
    },
  },
]

/** Debts of another client, for tests of access. */
export const othersDebts: readonly DebtSeed[] = [
  {
    entry: {
      company_name: 'Secret Customer of Fernwick Ltd',
      customer_ref: 'FW-1',
      initial_debt: 700_00,
      last_invoice_date: '2025-05-05',
      addresses: [address('2 Tombland', 'Norwich', 'NR3 1HF')],
    },
    notes: ['Nobody but Fernwick reads this.'],
    invoices: ['fernwick-1.pdf'],
  },
  {
    entry: { company_name: 'Hidden Holdings Ltd', customer_ref: 'FW-2', initial_debt: 1_300_00 },
  },
  {
    entry: {
      is_individual: true,
      first_names: 'Olga',
      last_name: 'Elsewhere',
      customer_ref: 'FW-3',
      initial_debt: 90_00,
      last_invoice_date: '2026-01-01',
    },
  },
]
