// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { plainMoney } from '@/rules/money'
import { address, type Cells, check, checkSettings, issues, ready } from '../testing/check'
import { checkRow } from './check-row'

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
  ])('%s is %s when the user chooses a decimal comma', (text, amount) => {
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

test('the figures of the file are compared, never imported', () => {
  expect(ready({ interestDue: '0.00', compDue: '' })).toMatchObject({ differs: false })
  expect(ready({ interestDue: '12.00', fee_type: 'FIXED FEE' })).toMatchObject({
    differs: true,
    interest: 0,
    fileFee: 'fixed fee',
  })
})

test.each(['Total', '\u00a0Total', '\tGrand\u00a0total:', ' sub total'])(
  'a total row is not a debt: %j',
  (word) => {
    const cells = [word, '', '1,000.00', '80']
    expect(checkRow({ cells, problem: 'too short' }, checkSettings).kind).toBe('total')
  },
)

test('a debtor may be called Total', () => {
  expect(check({ company_name: 'Total Ltd' }).kind).toBe('ready')
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
  expect(checkRow({ cells, problem: 'This row has 3 cells' }, checkSettings)).toEqual({
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
