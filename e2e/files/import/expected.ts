/** The expected result of importing each file on a day in 2026. */
export interface Expected {
  file: string
  /** The name of the import button; null when nothing can be imported. */
  button: string | null
  /** Texts the screen shows. */
  shows?: readonly (string | RegExp)[]
  /** The choice that is needed first. */
  answer?: { group: string; radio: string }
  /** The relevant fields of the sent bodies. */
  sent?: readonly {
    company_name?: string
    initial_debt?: number
    last_invoice_date?: string | null
    company_number?: string
    street_1?: string
  }[]
}

export const expected: readonly Expected[] = [
  {
    file: 'windows-1252.csv',
    button: 'Import 2 debts',
    shows: ['£1,314.50', /read as Windows-1252/],
    sent: [
      { company_name: 'Müller & Söhne', initial_debt: 1234.5, last_invoice_date: '2024-01-31' },
      { company_name: 'O’Neill Café', initial_debt: 80 },
    ],
  },
  {
    file: 'utf-16-unicode-text.txt',
    button: 'Import 1 debt',
    sent: [{ company_name: 'Müller Ltd', initial_debt: 1234.5 }],
  },
  {
    file: 'semicolons.csv',
    button: 'Import 2 debts',
    sent: [{ company_name: 'Smith, Jones & Co', initial_debt: 1234.5 }, { initial_debt: 80.25 }],
  },
  {
    file: 'quoted-newlines.csv',
    button: 'Import 2 debts',
    sent: [{ street_1: 'Unit 4 Mill Lane' }, { company_name: 'Birch Ltd' }],
  },
  {
    file: 'unclosed-quote-row-14.csv',
    button: 'Import 16 ready debts',
    shows: [/1 row: .*never closed .*\(row 14\)/],
  },
  {
    file: 'duplicate-headers.csv',
    button: null,
    shows: ['More than one column fits', 'Amount (column 2)', 'Amount (column 3)'],
  },
  {
    file: 'unmatched-columns.csv',
    button: 'Import 2 debts',
    shows: ['Columns left out: Terms, Sales rep.'],
    sent: [
      { company_name: 'Alder Ltd', initial_debt: 120 },
      { company_name: 'Birch Ltd', initial_debt: 80 },
    ],
  },
  {
    file: 'us-dates.csv',
    button: 'Import 2 debts',
    answer: { group: 'Date order', radio: 'Month first' },
    sent: [{ last_invoice_date: '2024-04-08' }, { last_invoice_date: '2025-12-31' }],
  },
  {
    file: 'no-rows.csv',
    button: null,
    shows: ['The selected file has column names but no debts'],
  },
  {
    file: 'five-kinds-of-errors.csv',
    button: 'Import 2 ready debts',
    shows: ['8 rows to fix', /4 rows · Postcode/],
  },
  {
    file: 'sage-aged-debtors.csv',
    button: 'Import 1 debt',
    sent: [{ company_name: 'Harrow Foods Ltd', initial_debt: 1200 }],
  },
]
