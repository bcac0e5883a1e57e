// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { ImportColumn } from '@/rules/import-columns'
import { address, type Cells, check, issues, ready } from '../testing/check'

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
] as const)('the %s %s has the suggestion %s', (column, text, suggestion) => {
  const row = check({ ...address, [column]: text })
  const [issue] = row.kind === 'to-fix' ? row.issues : row.kind === 'ready' ? row.warnings : []
  expect(issue).toMatchObject({ column, value: text, suggestion })
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
  ])('a name or number of a company makes the debtor a business: %j', (cells, isOwner) => {
    const row = ready(cells)
    expect(row.entry.add_late_payment_interest).toBe(true)
    expect(row.entry.is_individual).toBe(isOwner)
    expect(row.warnings.map(({ column }) => column)).toEqual(isOwner ? ['is_individual'] : [])
  })

  test('a company keeps its name beside a trading name; the trading name of a person is not a company name', () => {
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
