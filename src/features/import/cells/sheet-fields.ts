import { writeRows } from '@/lib/csv-write'
import { importColumns, type SheetField } from '@/rules/import-columns'

interface SheetFieldFacts {
  /** The label of the field in the debt form. */
  label: string
  /** Its value in the template; blank if undefined. */
  example?: string
  /**
   * Names of its column in other systems, separated by commas, as their exports and import templates have
   * them: Xero, Sage 50, Sage Accounting, QuickBooks, FreeAgent, Zoho Books, Dynamics 365 Business
   * Central. Words that mean the same, such as "no." and "number", are in `words`.
   *
   * If an export has two suitable columns (Xero's invoice number and reference, Business Central's
   * document date and posting date), only one is listed: two columns for one field match neither.
   */
  aliases: string
}

/** The fields that a column can be: the columns of section 3 in their order, then those that decide about a row. */
export const sheetFields: Record<SheetField, SheetFieldFacts> = {
  title: { label: 'Title', aliases: 'salutation' },
  customer_ref: {
    label: 'Your reference',
    example: 'AC-1042',
    aliases: `reference, client reference, customer code, reference number, account, account number,
      contact id, account code, account reference, customer number, customer id, customer account,
      customer reference number, customer account number, customer account reference`,
  },
  company_type: {
    label: 'Company type',
    example: 'Limited company',
    aliases: `type of company, customer type, customer sub type, account type, entity type, legal form,
      customer category`,
  },
  first_names: { label: 'First names', aliases: 'forename, given name' },
  last_name: { label: 'Last name', aliases: 'surname, family name' },
  is_individual: {
    label: 'Private individual',
    example: 'no',
    aliases: 'individual, consumer, is consumer',
  },
  company_name: {
    label: 'Company name',
    example: 'Example Joinery Limited',
    aliases: `company, customer, customer name, contact name, account name, legal name, name, contact,
      registered name, payer, customer company, sold to, bill to, invoice to, customer full name,
      display name`,
  },
  trading_name: { label: 'Trading name', aliases: 'trading as, t/a, dba' },
  company_number: {
    label: 'Company number',
    example: '01234567',
    aliases: `crn, co number, company registration, company registration number, registration number,
      companies house number`,
  },
  vat_number: {
    label: 'VAT number',
    aliases: `vat, vat registration, vat registration number, vat id, tax number,
      tax registration number, sales tax registration number`,
  },
  external_ref: {
    label: 'Other reference',
    example: 'INV-2201',
    aliases: `our reference, external reference, invoice, invoice number, invoice reference, document number,
      document reference, po number, num, invoice num`,
  },
  primary_email: {
    label: 'Email',
    example: 'accounts@joinery.example',
    aliases: 'email address, email id, accounts email',
  },
  primary_phone: {
    label: 'Phone',
    example: '01632 960001',
    aliases: 'phone number, mobile, mobile number, contact number, work phone, phone 1',
  },
  street_1: {
    label: 'Address line 1',
    example: '1 High Street',
    aliases: 'address, address 1, street, street address, street 1',
  },
  street_2: { label: 'Address line 2', aliases: 'address 2, street 2' },
  street_3: { label: 'Address line 3', aliases: 'address 3, street 3' },
  city: { label: 'Town or city', example: 'Leeds', aliases: 'town, post town' },
  county: { label: 'County', aliases: 'region, state, province' },
  postcode: { label: 'Postcode', example: 'LS1 4AP', aliases: 'billing code' },
  initial_debt: {
    label: 'Original amount',
    example: '1250.00',
    aliases: `amount, total, invoice total, gross, invoice amount, debt, amount owed, original debt,
      gross amount, gross total, total amount, total gross, original balance, principal, document amount,
      amount including vat, total including vat`,
  },
  debt_type: { label: 'Debt type', example: 'Invoice', aliases: 'type of debt' },
  department: { label: 'Department', aliases: 'department number, department code' },
  amount_outstanding: {
    label: 'Amount outstanding',
    example: '1250.00',
    aliases: `balance, outstanding, amount due, due, owing, balance due, os, o/s, invoice amount due,
      balance outstanding, amount owing, total due, total outstanding, unpaid, open balance,
      open amount, remaining amount, balance (lcy), remaining balance, outstanding receivable amount,
      account balance, amount unpaid`,
  },
  last_invoice_date: {
    label: 'Last invoice date',
    example: '31/03/2026',
    aliases: `invoice date, date, last invoice, document date, tax date, date of invoice, last invoiced,
      transaction date, dated on, issue date, date issued, invoiced on, bill date`,
  },
  is_disputed: {
    label: 'Disputed',
    example: 'no',
    aliases: 'debt disputed, dispute, in dispute, query',
  },
  fee_type: { label: 'Fee type', aliases: 'fee' },
  interestDue: { label: 'Interest', aliases: 'interest due, late payment interest' },
  compDue: { label: 'Compensation', aliases: 'comp, comp due, late payment compensation' },
  currency: {
    label: 'Currency',
    aliases: `currency code, currency iso, iso currency, invoice currency, transaction currency,
      document currency, currency id, currency name`,
  },
  document_type: {
    label: 'Document type',
    aliases: `transaction type, invoice type, voucher type, entry type, record type, type of document,
      type of transaction`,
  },
}

export const sheetFieldNames = Object.keys(sheetFields) as SheetField[]

/** A word of the names above, and words that systems write for it. */
const words = `number no nr nos numbers, reference ref, account acc acct ac, registration reg registered, phone tel telephone,
  customer client debtor, company organisation organization business, invoice inv, document doc,
  transaction trans txn tran trx tx, department dept, currency curr ccy cur, amount amt value, name names,
  first given forename forenames, address addr, including incl inc, email mail, city town, county region state
  province`

const wordByVariant = new Map(
  words.split(',').flatMap((line) => {
    const [word = '', ...variants] = line.trim().split(/\s+/)
    return variants.map((variant) => [variant, word] as const)
  }),
)

/** The words of a name of a column: `InvoiceNo*` has invoice and number, `Amount (GBP)` amount. */
export const nameWords = (name: string): Set<string> =>
  new Set(
    name
      .normalize('NFKC')
      .replaceAll('_', ' ')
      .replace(/[a-z](?=[A-Z\d])|[A-Z](?=[A-Z][a-z])/g, '$& ')
      .toLowerCase()
      .replace(/\ba\/c\b/g, 'account')
      .replace(/\be[- ]?mail\b/g, 'email')
      .replace(/\bpost(?:al)?[- ]code\b|\bzip(?:[- ]code)?\b/g, 'postcode')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && word !== 'gbp')
      .map((word) => wordByVariant.get(word) ?? word),
  )

/** The template: the columns and one example debt. */
export const templateCsv = () =>
  writeRows([importColumns, importColumns.map((column) => sheetFields[column].example ?? '')])
