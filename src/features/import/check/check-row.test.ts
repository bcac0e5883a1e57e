// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { plainMoney } from '@/rules/money'
import { type CheckSettings, checkRow } from './check-row'
import { columnIndexesOf } from './row-cells'

const settings: CheckSettings = {
  columnIndexes: columnIndexesOf(importColumns),
  dates: { order: 'day-first', isSerial: false },
  decimal: 'point',
  today: '2026-04-01',
  rules: 'portal',
}
type Cells = Partial<Record<ImportColumn, string>>
const base: Cells = { company_name: 'Acme Ltd', initial_debt: '100', primary_email: 'a@b.example' }

const address: Cells = { street_1: '1 Road', city: 'Leeds', postcode: 'LS1 1AA' }

const check = (cells: Cells, other: Partial<CheckSettings> = {}) =>
  checkRow(
    {
      cells: importColumns.map((column) => ({ ...base, ...cells })[column] ?? ''),
      problem: null,
    },
    { ...settings, ...other },
  )
function ready(cells: Cells, other: Partial<CheckSettings> = {}) {
  const row = check(cells, other)
  if (row.kind !== 'ready') throw new Error(JSON.stringify(row))
  return row
}
const issues = (cells: Cells) => {
  const row = check(cells)
  return row.kind === 'to-fix' ? row.issues.map(({ column, reason }) => [column, reason]) : []
}

describe('I04: amounts: exact pence or an error, never another number', () => {
  test.each([
    ['£1,234.50', '1234.50'],
    ['1 234.50', '1234.50'],
    ['GBP 100', '100.00'],
    ['0.01', '0.01'],
    ['1234.5', '1234.50'],
    ['12.500', '12.50'],
    ['０１２', '12.00'],
  ])('%s is %s', (text, amount) => {
    expect(plainMoney(ready({ initial_debt: text }).entry.initial_debt)).toBe(amount)
  })

  test.each([
    '1.234,56',
    '12,50',
    '(100)',
    '-5',
    '1e3',
    '1,23,456',
    '0',
    'abc',
    '1.234',
    '$5',
    'NaN',
  ])('%s is refused', (text) => {
    expect(issues({ initial_debt: text })).toEqual([['initial_debt', expect.any(String)]])
  })

  test.each([
    ['12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['£1.234', '1234.00'],
  ])('%s is %s where the person says that the comma is the decimal sign', (text, amount) => {
    const { entry } = ready({ initial_debt: text }, { decimal: 'comma' })
    expect(plainMoney(entry.initial_debt)).toBe(amount)
  })

  test.each([
    ['100', '', 10000, 10000],
    ['', '80', 8000, 8000],
    ['nil', '80', 8000, 8000],
    ['100', '80', 10000, 8000],
    ['100', '0', 10000, 0],
  ])('original %j and outstanding %j', (initial_debt, amount_outstanding, initial, outstanding) => {
    const { entry } = ready({ initial_debt, amount_outstanding })
    expect([entry.initial_debt, entry.amount_outstanding]).toEqual([initial, outstanding])
  })

  test('a row without an amount is rejected', () => {
    expect(issues({ initial_debt: '' })).toEqual([
      ['initial_debt', expect.stringMatching(/amount/)],
    ])
  })
})

describe('I05: dates: strict day/month/year', () => {
  test.each([
    ['31/12/2025', '2025-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['2025-12-31', '2025-12-31'],
    ['31/12/2025 00:00:00', '2025-12-31'],
    ['29/02/2024', '2024-02-29'],
    ['', null],
  ])('%j is %j', (text, date) => {
    expect(ready({ last_invoice_date: text }).entry.last_invoice_date).toBe(date)
  })

  test.each([
    '31/02/2024',
    '29/02/2023',
    '12/31/2025',
    '13/13/2024',
    '45992',
    '02/04/2026',
    'soon',
  ])('%s is refused', (text) => {
    expect(issues({ last_invoice_date: text })).toEqual([['last_invoice_date', expect.any(String)]])
  })

  test('dates are read month first when the user chooses so', () => {
    const row = ready(
      { last_invoice_date: '12/31/2025' },
      { dates: { order: 'month-first', isSerial: false } },
    )
    expect(row.entry.last_invoice_date).toBe('2025-12-31')
  })
})

describe('the debtor of a row', () => {
  test.each<[Cells, boolean]>([
    [{ is_individual: 'no' }, false],
    [{ is_individual: 'Yes', last_name: 'Ray' }, true],
    [{ is_individual: '✓', last_name: 'Ray' }, true],
    [{}, false],
    [{ company_name: '', last_name: 'Ray' }, true],
    [{ company_name: '', last_name: 'Ray', company_type: 'Sole trader' }, true],
    [{ company_name: '', last_name: 'Ray', is_individual: 'no' }, true],
    [{ company_name: '', last_name: 'Ray', company_type: 'Individual' }, true],
    [{ company_name: '', trading_name: 'Ray’s' }, false],
  ])('%j is an individual: %s', (cells, individual) => {
    expect(ready(cells).entry.is_individual).toBe(individual)
  })

  test('a business without a company name is sent as a business debt, with a warning', () => {
    const owed = { initial_debt: '1000', last_invoice_date: '01/01/2024', company_name: '' }
    const owner = ready({ ...owed, last_name: 'Ray', is_individual: 'no' })
    expect(owner).toMatchObject({ compensation: 7000, warnings: [{ column: 'is_individual' }] })
    const firm = ready({ ...owed, trading_name: 'Ray’s' })
    expect(firm.entry.company_name).toBe('Ray’s')
    expect(firm).toMatchObject({ compensation: 7000, warnings: [{ column: 'company_name' }] })
  })

  test.each<[Cells, ImportColumn]>([
    [{ is_individual: 'maybe' }, 'is_individual'],
    [{ is_disputed: '?' }, 'is_disputed'],
    [{ is_individual: 'yes' }, 'last_name'],
    [{ company_name: ' ' }, 'company_name'],
    [{ company_number: '123456789' }, 'company_number'],
    [{ vat_number: '12345' }, 'vat_number'],
    [{ primary_email: 'a@b' }, 'primary_email'],
    [{ primary_phone: '4.47E+11' }, 'primary_phone'],
    [{ ...address, postcode: 'SW1A 1A' }, 'postcode'],
    [{ ...address, street_1: '' }, 'street_1'],
    [{ ...address, city: ' ' }, 'city'],
    [{ ...address, postcode: '' }, 'postcode'],
  ])('%j has to be fixed in %s', (cells, column) => {
    expect(issues(cells)).toEqual([[column, expect.any(String)]])
  })

  test('late payment interest and compensation are for business debts', () => {
    const owed = { initial_debt: '1000', last_invoice_date: '01/01/2020' }
    expect(ready(owed)).toMatchObject({ compensation: 7000 })
    const trader = { ...owed, is_individual: 'yes', last_name: 'Ray', company_type: 'Sole trader' }
    expect(ready(trader)).toMatchObject({ compensation: 7000 })
    const person = ready({ ...owed, company_name: '', last_name: 'Ray' })
    expect(person).toMatchObject({ interest: 0, compensation: 0 })
    expect(person.entry).toMatchObject({
      add_late_payment_interest: false,
      add_late_payment_compensation: false,
    })
  })
})

test('harmless differences are corrected and doubtful values are warnings', () => {
  const row = ready({
    company_number: '1234567',
    ...address,
    postcode: 'sw1a1aa',
    company_name: '  Acme \u00a0 Ltd ',
    primary_email: '',
    amount_outstanding: '120',
  })
  expect(row.entry).toMatchObject({
    company_number: '01234567',
    company_name: 'Acme Ltd',
    addresses: [{ postcode: 'SW1A 1AA', country: 'United Kingdom', isPrimary: true }],
  })
  expect(row.warnings.map(({ column }) => column)).toEqual(['amount_outstanding'])
})

test('a partial address is rejected with the messages of the form', () => {
  expect(issues({ county: 'Kent' })).toEqual([
    ['street_1', 'Enter address line 1'],
    ['city', 'Enter a town or city'],
    ['postcode', 'Enter a full UK postcode, like SW1A 1AA'],
  ])
})

test.each([
  ['D02 X285', 'Ireland'],
  ['75001', ''],
  ['10117 Berlin', ''],
])('the postcode %s is sent as it is, with a warning', (postcode, country) => {
  const { entry, warnings, changes } = ready({ ...address, postcode })
  expect(entry.addresses).toMatchObject([{ postcode, country }])
  expect(warnings).toEqual([
    {
      column: 'postcode',
      value: postcode,
      reason: 'This is not a UK postcode. Check it if the address is in the UK',
    },
  ])
  expect(changes).toEqual([])
})

test('a normalised value is reported unless only spaces or case changed', () => {
  const { changes } = ready({
    ...address,
    company_number: '1234567',
    postcode: 'sw1a1aa',
    customer_ref: ' a ',
  })
  expect(changes).toEqual([{ column: 'company_number', from: '1234567', to: '01234567' }])
})

test.each([
  ['postcode', 'N17 O8L', 'N17 0BL'],
  ['primary_phone', '7911123456', '07911123456'],
] as const)('what was probably meant by %s %s is told: %s', (column, text, meant) => {
  const row = check({ ...address, [column]: text })
  const [issue] = row.kind === 'to-fix' ? row.issues : row.kind === 'ready' ? row.warnings : []
  expect(issue).toMatchObject({ column, value: text, suggestion: meant })
})

test('the figures of the file are compared, never imported', () => {
  expect(ready({ interestDue: '0.00', compDue: '' })).toMatchObject({ differs: false })
  expect(ready({ interestDue: '12.00', fee_type: 'FIXED FEE' })).toMatchObject({
    differs: true,
    interest: 0,
    fileFee: 'fixed fee',
  })
})

test.each(['Total', '\u00a0Total', '\tGrand\u00a0total:', ' sub total'])(
  'a line of sums is no debt: %j',
  (word) => {
    const cells = [word, '', '1,000.00', '80']
    expect(checkRow({ cells, problem: 'too short' }, settings).kind).toBe('total')
  },
)

test('a debtor may be called Total', () => {
  expect(check({ company_name: 'Total Ltd' }).kind).toBe('ready')
})

test('every column of the file fills a field of the debt that is sent', () => {
  const { entry } = ready({
    title: 'Ms',
    customer_ref: 'C-1',
    company_type: 'Limited company',
    first_names: 'Ada',
    last_name: 'Ray',
    company_name: 'Acme Ltd',
    trading_name: 'Acme',
    company_number: '01234567',
    vat_number: 'GB123456789',
    external_ref: 'E-1',
    primary_email: 'a@b.example',
    primary_phone: '01134960000',
    street_1: '1 Quay',
    street_2: 'Floor 2',
    street_3: 'Dock',
    city: 'Leeds',
    county: 'Yorkshire',
    postcode: 'LS1 4AP',
    initial_debt: '100',
    debt_type: 'Goods',
    department: 'North',
    amount_outstanding: '80',
    last_invoice_date: '01/02/2026',
    is_disputed: 'yes',
  })
  expect(entry).toEqual({
    title: 'Ms',
    customer_ref: 'C-1',
    company_type: 'Limited company',
    first_names: 'Ada',
    last_name: 'Ray',
    is_individual: false,
    company_name: 'Acme Ltd',
    trading_name: 'Acme',
    salutation: '',
    letter_title: '',
    company_number: '01234567',
    vat_number: expect.stringContaining('123456789'),
    nature_of_business: [],
    external_ref: 'E-1',
    primary_email: 'a@b.example',
    primary_phone: expect.stringContaining('1134960000'),
    addresses: [
      {
        label: 'Primary',
        street_1: '1 Quay',
        street_2: 'Floor 2',
        street_3: 'Dock',
        city: 'Leeds',
        county: 'Yorkshire',
        postcode: 'LS1 4AP',
        country: 'United Kingdom',
        isResidential: false,
        isPrimary: true,
        isBilling: false,
        isDelivery: false,
        doNotContact: false,
      },
    ],
    contacts: [],
    initial_debt: 10_000,
    amount_outstanding: 8_000,
    last_invoice_date: '2026-02-01',
    debt_type: 'Goods',
    department: 'North',
    debt_disputed: true,
    add_late_payment_interest: true,
    add_late_payment_compensation: true,
  })
})

describe('the address of a row', () => {
  const whole: Cells = { street_1: '1 Quay', city: 'Leeds', postcode: 'LS1 4AP' }

  test('is sent when it has line 1, town and postcode', () => {
    expect(ready(whole).entry.addresses).toMatchObject([whole])
  })

  test('is not sent when every field is blank', () => {
    expect(ready({}).entry.addresses).toEqual([])
  })

  test.each<[Cells, (ImportColumn | null)[]]>([
    [{ ...whole, primary_email: '' }, []],
    [{ primary_email: '', primary_phone: '01134960000' }, []],
    [{ primary_email: '' }, [null]],
    [{}, []],
  ])('is warned of when the debtor cannot be reached by it: %j', (cells, columns) => {
    expect(ready(cells).warnings.map(({ column }) => column)).toEqual(columns)
  })
})

describe('a person or a business', () => {
  const nobody: Cells = { company_name: '', last_name: 'Ray' }

  test.each([
    ['Individual', true, false],
    ['private person', true, false],
    ['Private Consumer', true, false],
    ['consumer', true, false],
    ['Limited company', true, true],
    ['Individuals', true, true],
    ['A person', true, true],
    ['private', true, true],
    ['', true, false],
  ])(
    'of the type %j without a company: individual %s, business debt %s',
    (type, is, isBusiness) => {
      const { entry } = ready({ ...nobody, company_type: type })
      expect([entry.is_individual, entry.add_late_payment_interest]).toEqual([is, isBusiness])
    },
  )

  test.each(['Sole trader', 'self-employed', 'Self employed', 'selfemployed', 'Partnership'])(
    'owes as a business when the type is %s, even where the file says individual',
    (company_type) => {
      const { entry } = ready({ ...nobody, company_type, is_individual: 'yes' })
      expect(entry).toMatchObject({
        is_individual: true,
        add_late_payment_interest: true,
        add_late_payment_compensation: true,
      })
    },
  )

  test.each<[Cells, boolean]>([
    [{ ...nobody, company_number: '01234567' }, true],
    [{ ...nobody, trading_name: 'Ray’s' }, true],
    [{ last_name: 'Ray' }, false],
  ])('a name or number of a company speaks for a business: %j', (cells, isOwner) => {
    const row = ready(cells)
    expect(row.entry.add_late_payment_interest).toBe(true)
    expect(row.entry.is_individual).toBe(isOwner)
    expect(row.warnings.map(({ column }) => column)).toEqual(isOwner ? ['is_individual'] : [])
  })

  test('a company keeps its name beside a trading name; a person is sent without the latter as one', () => {
    expect(ready({ trading_name: 'Acme' }).entry.company_name).toBe('Acme Ltd')
    const person = { ...nobody, trading_name: 'Ray’s', is_individual: 'yes' }
    expect(ready(person).entry).toMatchObject({ company_name: '', trading_name: 'Ray’s' })
  })

  test('a row without a name is rejected in the column of the missing name', () => {
    expect(issues({ company_name: '' })).toEqual([['company_name', expect.any(String)]])
    expect(issues({ company_name: '', company_type: 'Consumer' })).toEqual([
      ['last_name', expect.any(String)],
    ])
  })
})

describe('amounts beside each other', () => {
  test.each<[Cells, (ImportColumn | null)[]]>([
    [{ initial_debt: '100', amount_outstanding: '100' }, []],
    [{ initial_debt: '100', amount_outstanding: '100.01' }, ['amount_outstanding']],
    [{ initial_debt: '100', amount_outstanding: '99.99' }, []],
  ])('%j is warned of in %j', (cells, columns) => {
    expect(ready(cells).warnings.map(({ column }) => column)).toEqual(columns)
  })

  test('an invalid outstanding amount is rejected in its own column', () => {
    expect(issues({ amount_outstanding: 'x' })).toEqual([
      ['amount_outstanding', expect.any(String)],
    ])
    expect(issues({ initial_debt: '', amount_outstanding: 'x' })).toEqual([
      ['amount_outstanding', expect.any(String)],
    ])
  })

  test('both are read with a decimal comma when the user chooses so', () => {
    const { entry } = ready(
      { initial_debt: '12,50', amount_outstanding: '2,50' },
      { decimal: 'comma' },
    )
    expect([entry.initial_debt, entry.amount_outstanding]).toEqual([1_250, 250])
  })
})

describe('figures of the file', () => {
  const owed: Cells = { initial_debt: '1000', last_invoice_date: '01/01/2026' }

  test.each<[Cells, boolean]>([
    [{}, false],
    [{ interestDue: 'nil', compDue: 'nil' }, false],
    [{ compDue: '70' }, false],
    [{ compDue: '£70.00' }, false],
    [{ compDue: '70.01' }, true],
    [{ compDue: 'some' }, true],
    [{ interestDue: 'some' }, true],
    [{ interestDue: '0' }, true],
  ])('%j differ from the portal’s: %s', (cells, differs) => {
    const row = ready({ ...owed, ...cells })
    expect(row.compensation).toBe(7_000)
    expect(row.interest).toBeGreaterThan(0)
    expect(row.differs).toBe(differs)
  })

  test('are compared with a decimal comma when the user chooses so', () => {
    expect(ready({ ...owed, compDue: '70,00' }, { decimal: 'comma' }).differs).toBe(false)
    expect(ready({ ...owed, compDue: '70,00' }).differs).toBe(true)
  })

  test('the fee type is trimmed and in lower case', () => {
    expect(ready({ fee_type: ' No Recovery No Fee ' }).fileFee).toBe('no recovery no fee')
    expect(ready({}).fileFee).toBe('')
  })
})

test('a malformed row is not checked further', () => {
  const cells = importColumns.map(() => 'x')
  expect(checkRow({ cells, problem: 'This row has 3 cells' }, settings)).toEqual({
    kind: 'to-fix',
    issues: [{ column: null, value: '', reason: 'This row has 3 cells', isShape: true }],
  })
})

test('a date is checked against the day of the check', () => {
  const cells = { last_invoice_date: '02/04/2026' }
  expect(check(cells, { today: '2026-04-02' }).kind).toBe('ready')
  expect(check(cells, { today: '2026-04-01' }).kind).toBe('to-fix')
})

test('a blank "Disputed" is no', () => {
  expect(ready({}).entry.debt_disputed).toBe(false)
  expect(ready({ is_disputed: 'no' }).entry.debt_disputed).toBe(false)
})
