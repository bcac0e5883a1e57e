import { address, contact, type DebtSeed } from './seed-debt'

const ltd = 'Limited company'

/** Debts of companies with letters, instalments, a dispute, a claim or a payment in full. */
export const companies: readonly DebtSeed[] = [
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
      amount_outstanding: 10_000_00,
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
]
