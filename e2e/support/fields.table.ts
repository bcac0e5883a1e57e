import { claim } from '../../src/rules/claim'
import { todayInLondon } from '../../src/rules/days'
import { toWire } from '../../src/rules/money'

/** A field of a form: the typed text, the value on the wire and where it is displayed. */
export interface Entered {
  field: string
  label: string
  kind?: 'text' | 'select' | 'check' | 'radio'
  typed: string | boolean
  /** The value on the wire, when it differs from the typed text. */
  sent?: unknown
  /** The displayed text, by default the typed one; null when it is not displayed. */
  shown?: string | null
  /** The term above the value, when it differs from the label; null below the heading. */
  term?: string | null
}

/** A field without a control: the sent value, `undefined` for none, and the reason. */
interface Derived {
  field: string
  sent: unknown
  why: string
}

export interface Entity {
  /** All fields of section 3, in its order. */
  specified: readonly string[]
  entered: readonly Entered[]
  derived: readonly Derived[]
}

const names = (text: string) => text.split(' ')
const text = (
  field: string,
  label: string,
  typed: string,
  rest: Partial<Entered> = {},
): Entered => ({
  field,
  label,
  typed,
  ...rest,
})
const check = (field: string, label: string, shown: string | null = label): Entered => ({
  field,
  label,
  kind: 'check',
  typed: true,
  shown,
})
const derived = (field: string, sent: unknown, why: string): Derived => ({ field, sent, why })

const secret = ' Quarry Lamp 77 '
export const person = { email: 'fay.fields@example.com', secret }

export const registration: Entity = {
  specified: names('first_name last_name phone email password re_password terms_agreed'),
  entered: [
    text('first_name', 'First name', 'Fay', { shown: 'Fay Fields (Logged In)' }),
    text('last_name', 'Last name', "O'Fields-Ünal", { shown: null }),
    text('phone', 'Phone', '+44 (0)20 7946-0001', { shown: null }),
    text('email', 'Email', person.email),
    text('password', 'Password', secret, { shown: null }),
    text('re_password', 'Confirm password', secret, { shown: null }),
    check('terms_agreed', 'I agree to the terms and conditions', null),
  ],
  derived: [],
}

const addressFields = names(
  'label street_1 street_2 street_3 city county postcode country isResidential isPrimary isBilling isDelivery doNotContact latitude longitude location',
)
const coordinatesReason = 'coordinates are not entered: 0,0 (section 9)'
const address = (name: string): Pick<Entity, 'specified' | 'entered' | 'derived'> => ({
  specified: addressFields,
  entered: [
    text('label', 'Label', `${name} office`),
    text('street_1', 'Address line 1', `Unit 4, ${name} Lane`),
    text('street_2', 'Address line 2', `${name} Park`),
    text('street_3', 'Address line 3', `Near ${name}`),
    text('city', 'Town or city', 'Leeds'),
    text('county', 'County', 'West Yorkshire'),
    text('postcode', 'Postcode', 'ls11aa', { sent: 'LS1 1AA', shown: 'LS1 1AA' }),
    text('country', 'Country', 'England'),
    check('isResidential', 'Residential'),
    check('isPrimary', 'Primary'),
    check('isBilling', 'Billing'),
    check('isDelivery', 'Delivery'),
    check('doNotContact', 'Do not contact'),
  ],
  derived: [
    derived('latitude', 0, coordinatesReason),
    derived('longitude', 0, coordinatesReason),
    derived('location', { type: 'Point', coordinates: [0, 0] }, 'longitude first, then latitude'),
  ],
})

const contact = (value: string, label: string): Entity => ({
  specified: names('label contact_type contact_value isPrimary doNotContact'),
  entered: [
    text('label', 'Label', label),
    { field: 'contact_type', label: 'Email', kind: 'radio', typed: 'Email', shown: null },
    text('contact_value', 'Email address', value),
    check('isPrimary', 'Primary'),
    check('doNotContact', 'Do not contact'),
  ],
  derived: [],
})

export const client: Entity = {
  specified: names(
    'client_type client_prospect company_type company_name trading_name company_number vat_number intro_source intro_description client_addresses client_contacts client_settings',
  ),
  entered: [
    { ...text('company_type', 'Company type', 'Limited company'), kind: 'select' },
    text('company_name', 'Company name', 'Fields & Söhne Ltd', { shown: null }),
    text('trading_name', 'Trading name', 'Fields'),
    text('company_number', 'Company number', '1234567', { sent: '01234567', shown: '01234567' }),
    text('vat_number', 'VAT number', 'GB 980 7806 84', {
      sent: 'GB980780684',
      shown: 'GB980780684',
    }),
    text('intro_source', 'How did you hear about us?', 'At a fair'),
    text('intro_description', 'Tell us more', 'We met\nin hall 4.', { shown: 'in hall 4.' }),
  ],
  derived: [
    derived('client_type', 'P', 'the default of section 3'),
    derived('client_prospect', 'C', 'the default of section 3'),
    derived('client_settings', undefined, 'the server’s own; there is no call that writes them'),
  ],
}
export const clientAddress: Entity = address('Foundry')
export const clientContact: Entity = contact('accounts@fields.example', 'Accounts')

export const debtor: Entity = {
  specified: names(
    'id title customer_ref company_type first_names last_name is_individual company_name trading_name salutation letter_title company_number vat_number nature_of_business external_ref debtor_contacts debtor_addresses primary_address primary_email primary_phone debtor_debt',
  ),
  entered: [
    text('company_name', 'Company name', 'Every Field Ltd'),
    text('trading_name', 'Trading name', 'Everything'),
    text('company_number', 'Company number', 'sc 1234', { sent: 'SC001234', shown: 'SC001234' }),
    text('vat_number', 'VAT number', '602 4544 74', { sent: '602454474', shown: '602454474' }),
    text('nature_of_business', 'Nature of business', 'Joinery,  Roofing, Joinery', {
      sent: ['Joinery', 'Roofing'],
      shown: 'Joinery, Roofing',
    }),
    text('title', 'Title', 'Dr'),
    text('first_names', 'First names', 'Anna Maria'),
    text('last_name', 'Last name', 'Ängström'),
    text('salutation', 'Salutation', 'Dear Dr Ängström'),
    text('letter_title', 'Letter title', 'Dr A M Ängström'),
    text('customer_ref', 'Your reference', 'EF-0042', {
      term: null,
      shown: 'Your reference EF-0042',
    }),
    text('external_ref', 'Other reference', 'PO 7/2026'),
    // The server may derive it from the contacts.
    text('primary_email', 'Email', 'pay@every.example', { shown: null }),
    text('primary_phone', 'Phone', '020 7946 0002'),
  ],
  derived: [
    derived('id', undefined, 'the server’s own'),
    derived('company_type', 'Company', 'set by “Who owes you the money?”'),
    derived('is_individual', false, 'set by “Who owes you the money?”'),
    derived('primary_address', undefined, 'the server takes it from the addresses'),
  ],
}

const amounts = {
  initialDebt: 1_234_50,
  amountOutstanding: 1_000_00,
  lastInvoiceDate: '2024-02-29',
}
/** The day of entry, which the amounts due depend on. */
export const today = new Date('2026-03-16T12:00:00Z')

const due = claim({
  ...amounts,
  addInterest: true,
  addCompensation: true,
  today: todayInLondon(today),
  rules: 'portal',
})
const lists = 'the server’s own: has calls of its own'

export const debtorDebt: Entity = {
  specified: names(
    'id initial_debt debt_type department amount_outstanding last_invoice_date status status_detail debt_disputed add_late_payment_interest add_late_payment_compensation interestDue compDue fee_type invoices payments total_payments debt_notes debt_invoices debt_payments',
  ),
  entered: [
    text('initial_debt', 'Original amount', '£1,234.50', { sent: 1234.5, shown: '£1,234.50' }),
    text('amount_outstanding', 'Amount outstanding', '1000', {
      sent: 1000,
      term: null,
      shown: '£1,000.00 outstanding',
    }),
    text('last_invoice_date', 'Last invoice date', '29/2/2024', {
      sent: '2024-02-29',
      shown: '29 Feb 2024',
    }),
    text('debt_type', 'Debt type', 'Invoice'),
    text('department', 'Department', 'Nord'),
    { ...check('debt_disputed', 'The debtor disputes this debt', 'Yes'), term: 'Disputed' },
    {
      ...check('add_late_payment_interest', 'Add late payment interest', 'Yes'),
      term: 'Late payment interest',
    },
    {
      ...check('add_late_payment_compensation', 'Add late payment compensation', 'Yes'),
      term: 'Late payment compensation',
    },
  ],
  derived: [
    derived('id', undefined, 'the server’s own'),
    derived('status', 'Processing', 'the default of section 3'),
    derived('status_detail', undefined, 'written by those who collect'),
    derived('interestDue', toWire(due.interest), 'worked out (section 9)'),
    derived('compDue', toWire(due.compensation), 'worked out (section 9)'),
    derived('fee_type', 'Fixed Fee', 'by the amount (section 9)'),
    derived('total_payments', undefined, 'written by those who collect'),
    ...['invoices', 'payments', 'debt_notes', 'debt_invoices', 'debt_payments'].map((field) =>
      derived(field, undefined, lists),
    ),
  ],
}
export const debtorAddress: Entity = address('Harbour')
export const debtorContact: Entity = contact('ledger@every.example', 'Ledger')

interface ImportCell {
  column: string
  cell: string
  /** The path in the body. */
  path: string
  sent?: unknown
  /** Null for the text below the heading; absent when it is not displayed. */
  term?: string | null
  shown?: string
}

/** A cell of a column; its path is the column unless the rest says otherwise. */
const cell = (
  column: string,
  typed: string,
  term: string | null | undefined,
  rest: Partial<ImportCell> = {},
): ImportCell => ({
  column,
  cell: typed,
  path: column,
  ...(term !== undefined && { term }),
  ...rest,
})

const addressCell = (column: string, typed: string, rest: Partial<ImportCell> = {}) =>
  cell(column, typed, 'Primary address', { path: `debtor_addresses.0.${column}`, ...rest })

const debtCell: typeof cell = (column, typed, term, rest) =>
  cell(column, typed, term, { path: `debtor_debt.${column}`, ...rest })

/** One row of an import; the header of a column is its name in section 3. */
export const importRow: readonly ImportCell[] = [
  cell('title', 'Ms', 'Title'),
  cell('customer_ref', 'CSV-1', null, { shown: 'Your reference CSV-1' }),
  cell('company_type', 'Limited company', 'Company type'),
  cell('first_names', 'Ada', 'First names'),
  cell('last_name', 'Löw', 'Last name'),
  cell('is_individual', 'no', undefined, { sent: false }),
  cell('company_name', 'Column, Row & Co Ltd', 'Company name'),
  cell('trading_name', 'Columns', 'Trading name'),
  cell('company_number', '7654321', 'Company number', { sent: '07654321', shown: '07654321' }),
  cell('vat_number', '980780684', 'VAT number'),
  cell('external_ref', 'INV-9', 'Other reference'),
  cell('primary_email', 'ada@columns.example', 'Email'),
  cell('primary_phone', '01632 960001', 'Phone'),
  addressCell('street_1', '1 Row'),
  addressCell('street_2', 'Floor 2'),
  addressCell('street_3', 'Desk 3'),
  addressCell('city', 'York'),
  addressCell('county', 'Yorkshire'),
  addressCell('postcode', 'yo1 7aa', { sent: 'YO1 7AA', shown: 'YO1 7AA' }),
  debtCell('initial_debt', '1,234.50', 'Original amount', { sent: 1234.5, shown: '£1,234.50' }),
  debtCell('debt_type', 'Hire', 'Debt type'),
  debtCell('department', 'South', 'Department'),
  debtCell('amount_outstanding', '1000', null, { sent: 1000, shown: '£1,000.00 outstanding' }),
  debtCell('last_invoice_date', '29/02/2024', 'Last invoice date', {
    sent: '2024-02-29',
    shown: '29 Feb 2024',
  }),
  debtCell('is_disputed', 'yes', 'Disputed', {
    path: 'debtor_debt.debt_disputed',
    sent: true,
    shown: 'Yes',
  }),
  debtCell('fee_type', 'No Recovery No Fee', 'Fee type', { sent: 'Fixed Fee', shown: 'Fixed Fee' }),
  debtCell('interestDue', '1.23', undefined, { sent: toWire(due.interest) }),
  debtCell('compDue', '1.00', undefined, { sent: toWire(due.compensation) }),
]
