import type { SheetField } from '@/rules/import-columns'

/**
 * Names of the column of a field in other systems, as their exports and import templates have them: Xero,
 * Sage 50, Sage Accounting, QuickBooks, FreeAgent, Zoho Books, Dynamics 365 Business Central. Words that mean
 * the same, such as "no." and "number", are in `words`; the order of words does not matter.
 *
 * If an export has two suitable columns (Xero's invoice number and reference, Business Central's document
 * date and posting date), only one is listed: two columns for one field match neither.
 */
export const fieldNames: Record<SheetField, string> = {
  title: 'salutation',
  customer_ref: `reference, client reference, customer code, reference number, account, account number,
    contact id, account code, account reference, customer number, customer id, customer account,
    customer reference number, customer account number, customer account reference`,
  company_type: `type of company, customer type, customer sub type, account type, entity type,
    legal form, customer category`,
  first_names: 'forename, given name',
  last_name: 'surname, family name',
  is_individual: 'individual, consumer, is consumer',
  company_name: `company, customer, customer name, contact name, account name, legal name, name,
    contact, registered name, payer, customer company, sold to, bill to, invoice to, customer full name,
    display name`,
  trading_name: 'trading as, t/a, dba',
  company_number: `crn, co number, company registration, company registration number,
    registration number, companies house number`,
  vat_number: `vat, vat registration, vat registration number, vat id, tax number,
    tax registration number, sales tax registration number`,
  external_ref: `our reference, external reference, invoice, invoice number, invoice reference,
    document number, document reference, po number, num, invoice num`,
  primary_email: 'email address, email id, accounts email',
  primary_phone: 'phone number, mobile, mobile number, contact number, work phone, phone 1',
  street_1: 'address, address 1, street, street address, street 1',
  street_2: 'address 2, street 2',
  street_3: 'address 3, street 3',
  city: 'town, post town',
  county: 'region, state, province',
  postcode: 'billing code',
  initial_debt: `amount, total, invoice total, gross, invoice amount, debt, amount owed, original debt,
    gross amount, gross total, total amount, total gross, original balance, principal, document amount,
    amount including vat, total including vat`,
  debt_type: 'type of debt',
  department: 'department number, department code',
  amount_outstanding: `balance, outstanding, amount due, due, owing, balance due, os, o/s,
    invoice amount due, balance outstanding, amount owing, total due, total outstanding, unpaid,
    open balance, open amount, remaining amount, balance (lcy), remaining balance,
    outstanding receivable amount, account balance, amount unpaid, still owed, amount still owed,
    still owing, still outstanding, amount still outstanding`,
  last_invoice_date: `invoice date, date, last invoice, document date, tax date, date of invoice,
    last invoiced, transaction date, dated on, issue date, date issued, invoiced on, bill date`,
  is_disputed: 'debt disputed, dispute, in dispute, query',
  fee_type: 'fee',
  interestDue: 'interest due, late payment interest',
  compDue: 'comp, comp due, late payment compensation',
  currency: `currency code, currency iso, iso currency, invoice currency, transaction currency,
    document currency, currency id, currency name`,
  document_type: `transaction type, invoice type, voucher type, entry type, record type,
    type of document, type of transaction`,
}

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
