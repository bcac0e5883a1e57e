import { addressColumns, type SheetField } from '@/rules/import-columns'
import { sheetFieldNames, sheetFields } from '../cells/sheet-fields'

/**
 * Names of the column of a field in other systems, as their exports and import templates have them: Xero,
 * Sage 50, Sage Accounting, QuickBooks, FreeAgent, Zoho Books, Dynamics 365 Business Central. Semicolons
 * separate ranks, the best first: columns contest a field only within one rank. Words that mean the same,
 * such as "no." and "number", are in `words`; the order of words does not matter.
 *
 * A name listed for two fields (reference, street) is the second one if a better column has the first.
 */
const fieldNames: Record<SheetField, string> = {
  title: 'salutation, mr mrs, mr mrs ms, name title, prefix, honorific',
  customer_ref: `client reference, customer code, contact id, account reference, account number,
    customer number, customer id, customer account, customer reference number, customer account number,
    customer account reference; account; reference, reference number; account code; sales ledger reference, member number, membership number, tenancy reference, tenancy number, student id, student number, patient id, patient number,
    matter number, matter reference, case number, case reference, file reference, policy number, agreement number, contract number, loan id, loan number`,
  company_type: `type of company, customer type, customer sub type, account type, entity type, legal form, customer category`,
  first_names: 'forename, given name, christian name; initials, initial',
  last_name: 'surname, family name, second name',
  is_individual:
    'individual, consumer, private, personal, b2c, is consumer, is private, private person',
  company_name: `customer name, bill to name, bill to customer name, account name, legal name, registered name,
    customer full name, customer company; company, customer, payer, bill to, invoice to; sold to, display name,
    name of customer, recipient; name; contact name, full name; contact; billed to, firm,
    invoice partner display name; tenant, tenant name, patient, patient name, parent,
    parent name, parent guardian, guardian, account holder, purchaser, homeowner, resident, resident name, lessee, leaseholder, occupier, private client, name 1, customer description, description of customer, row labels, member, member name,
    party, party name, partner, partner name, entity, entity name, legal entity name, trading entity, owed by, who owes, who owes us, borrower, hirer, renter, licensee, subscriber, delegate, responsible party, invoiced to, bill to party, recipient name, homeowner name`,
  trading_name: 'trading as, t/a, dba',
  company_number: `crn, co number, co registration number, company registration, company registration number, registration number, companies house number`,
  vat_number: `vat, vat registration, vat registration number, vat id, tax id, tax number, tax registration number, sales tax registration number`,
  external_ref: `invoice number, invoice number reference, invoice num; invoice reference, external reference;
    our reference; invoice, invoice id, sales invoice, sales invoice number; document number, document reference, num,
    bill number, voucher number, fee note number, fee note, tax invoice number; reference, reference number; transaction number, transaction id; po number, order number, job number, sales order, sales order number, works order number, order reference,
    booking number, booking reference, booking id, reservation number, ticket number, charge id, receipt number, certificate number, application number, external document number, external reference number`,
  primary_email: 'email address, email id, accounts email, finance email, work email, ap email',
  primary_phone: `phone number, work phone, company phone, phone 1, contact number, office phone, daytime phone; mobile, mobile number, mobile phone;
    home phone, landline`,
  street_1:
    'address 1, street address 1, 1st line of address, first line of address, first line, address one; house number, house name, house name number, building number, building name, building; street, street address, street name, road; address, full address, home address, property address, trading address, registered office',
  street_2:
    'address 2, street address 2, 2nd line of address, second line of address, second line, address two; street, street address, street name, road; address',
  street_3: 'address 3',
  city: 'town, post town; locality',
  county: 'region, state, province, county state, county region, state province; address 4',
  postcode: 'billing code, pcode, p code',
  initial_debt: `including, amount including, total including, gross including, invoice amount including, original amount including, invoice total including; gross, total signed, gross amount, gross price, gross sales, invoice gross, total, invoice total,
    bill total, total amount, total gross, total price, document total, grand total; original debt,
    original balance, debt, total debt, amount owed, principal; invoice amount, document amount,
    total invoice amount; amount, amount in gbp, amount in local currency, amount (lcy); debit, debits, debit amount, dr, charge, charges, invoiced,
    invoiced amount, amount demanded, amount claimed, claim amount, value of claim, debt value,
    amount billed, billed amount, billed, total billed, total invoiced, total charge, total charged, sum claimed, sum owed, principal sum, initial balance, original amount due, value of debt, requested amount, transaction amount, home amount, base amount`,
  debt_type: 'type of debt',
  department: 'department number, department code',
  amount_outstanding: `outstanding including, remaining amount, remaining balance, current transaction amount, remaining amount (lcy), remainder, closing balance; outstanding, amount due, amount due signed,
    invoice amount due, balance due, balance outstanding, amount owing, total outstanding, unpaid, amount unpaid,
    open balance, open amount, outstanding receivable amount, still owed, amount still owed, still owing,
    still outstanding, amount still outstanding; balance, balance (lcy), total due; owing, owes, still owes; due;
    account balance, current balance; total amount due, amount to pay, to pay, still to pay, left to pay, to be paid,
    total payable, amount payable, payable, net payable, net to pay, sum due, fees due, fees owed, fees outstanding, rent due, rent owed, rent outstanding, net balance`,
  last_invoice_date: `invoice date, last invoice, last invoiced, date of invoice, invoiced on, bill date, fee note date;
    document date, issue date, date of issue, date issued, dated on, date of debt, debt date, tax date, tax point, tax point date; date;
    transaction date; posting date; billing date, invoice bill date; demand date;
    date of last invoice, most recent invoice, most recent invoice date, created, created at, created on, date created, charge date, sale date, date of sale, date sold`,
  is_disputed:
    'debt disputed, dispute, in dispute, under dispute, dispute status, query, queried, in query, under query, any disputes, any dispute, contested, challenged, is the debt disputed, has the customer disputed',
  fee_type: 'fee',
  interestDue: 'late payment interest',
  compDue: 'comp, late payment compensation',
  amount_paid: `paid, paid including, amount paid including, received including, payments, payment received, payments received, payment amount, payments made,
    received, amount received, total received, received to date, collected, amount collected, recovered, amount recovered, total credit, allocated, amount allocated, repaid,
    cash received, paid to date, paid so far, payments to date, already paid, invoice paid, invoice amount paid,
    total paid, part paid, part payment, amount credited, amount settled,
    less payments, payment on account, deposit received, deposit, deposit paid, less paid, paid on account, payments on account, settled,
    less deposit, receipt, receipts, credit, credits, credit amount, credited, credit notes, cr, payment to date, received so far, already received, money received, monies received, funds received, receipts to date, total receipts, collected to date, recovered to date, credits applied, applied, amount applied, payment applied, payments applied, paid by customer, customer paid, cash paid, paid previously, instalments received, instalments paid, repayments, rent paid, rent received, total amount paid, partially paid, partial payment, partial payments, paid in, paid off, total credited`,
  currency: `currency code, currency iso, invoice currency, transaction currency, document currency, payment currency, currency id, currency name`,
  document_type: `transaction type, invoice type, voucher type, entry type, record type, type of document, type of transaction`,
}

/** A word of the names above, and words that systems write for it. */
const words = `number no nr nos numbers, reference ref, account acc acct ac, registration reg registered, phone tel telephone, mobile mob cell cellphone,
  customer customers client clients debtor debtors cust buyer, company organisation organization business, invoice inv, document doc,
  transaction trans txn tran trx tx, department dept, currency curr ccy cur, amount amt value,
  outstanding os outst, remaining rem, received recd, total tot, balance bal, original orig, date dates dt, name names nm, first given forename forenames,
  address addr add, including incl inc inclusive with, email mail emails, city town`

const wordByVariant = new Map(
  words.split(',').flatMap((line) => {
    const [word = '', ...variants] = line.trim().split(/\s+/)
    return variants.map((variant) => [variant, word] as const)
  }),
)

const vocabulary = new Set(
  [words, ...sheetFieldNames.flatMap((field) => [fieldNames[field], sheetFields[field].label])]
    .join(' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu),
)

/** The words that stand in one without spaces: `custtype` has cust and type; else the word itself. */
function splitWord(word: string): string[] {
  // There are exponentially many ways to split a longer one.
  if (vocabulary.has(word) || word.length > 30) return [word]
  for (let at = word.length - 2; at > 1; at -= 1) {
    const rest = vocabulary.has(word.slice(0, at)) ? splitWord(word.slice(at)) : []
    if (rest.length > 0 && rest.every((each) => vocabulary.has(each)))
      return [word.slice(0, at), ...rest]
  }
  return [word]
}

/** `inc. VAT`, `after tax`, `Total VAT incl`, `VAT inclusive`, `gross of VAT`. */
const withTax =
  /\b(?:inc(?:l|luding|lusive)?|with|after)\b\W{0,2}(?:of )?(?:vat|tax)\b|(?<=\w )(?:vat|tax)\W{1,2}incl?\b|\b(?:vat|tax)\W{1,2}inclusive\b|(?<=\bgross )of (?:vat|tax)\b/g
/** The words of a name of a column: `InvoiceNo*` has invoice and number, `Sum of Amount (GBP)` amount. */
export const nameWords = (name: string): Set<string> =>
  new Set(
    name
      .normalize('NFKC')
      .replaceAll('_', ' ')
      .replace(/[a-z](?=[A-Z])|[a-z]{2}(?=\d)|[A-Z](?=[A-Z][a-z])/g, '$& ')
      .toLowerCase()
      .replace(/['’]s\b|\((?:optional|required)\)|\(s\)|^\W*sum of\b/g, ' ')
      .replace(/\b(?:yes\s*\/\s*no|y\s*\/\s*n|dd?\W?mm?\W?yy(?:yy)?)\b/g, ' ')
      .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
      .replace(/\baddress\W{0,2}line\b/g, 'address')
      .replace(/\ba\/c\b/g, 'account')
      .replace(/\bo\/s\b/g, 'outstanding')
      .replace(/\brec['’]d\b/g, 'received')
      .replace(/^[\s(]*(?:£|gbp|pounds|sterling)[\s)]*$/, 'amount')
      .replace(withTax, ' including ')
      .replace(/\be[- ]?mail\b/g, 'email')
      .replace(/\bpost(?:al)?[- ]code\b|\bzip(?:[- ]code)?\b/g, 'postcode')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => !['', 'gbp', 'pounds', 'sterling', 'utc'].includes(word))
      .flatMap(splitWord)
      .map((word) => wordByVariant.get(word) ?? word),
  )

/** The fields that a column may hold. The column of the lowest rank gets one; of rank 0 if it has the field's own name. */
export type Ranks = ReadonlyMap<SheetField, number>
/** Ranks from 100: the name of the column is like a known one; 200: its contents alone decide. */
export const [similarRank, contentsRank] = [100, 200]

/** Equal for names that differ in spaces, punctuation and letter case alone. */
const letterKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
/** Equal for names of the same words in any order. */
const wordKey = (words: Iterable<string>) => [...words].toSorted().join(' ')

const ranksByKey = new Map<string, Map<SheetField, number>>()
for (const field of sheetFieldNames) {
  const aliases = fieldNames[field].split(';').map((names) => names.split(','))
  for (const [rank, names] of [[field, sheetFields[field].label], ...aliases].entries()) {
    for (const key of names.flatMap((name) => [wordKey(nameWords(name)), letterKey(name)])) {
      const ranks = ranksByKey.get(key) ?? new Map<SheetField, number>()
      ranksByKey.set(key, ranks.has(field) ? ranks : ranks.set(field, rank))
    }
  }
}

/** A word before the name of a field of the debtor: Billing street, Bill-to city, Main contact phone. */
const qualifier =
  /^(?:bill|billing|invoice|postal|to|sell|sold|po|main|primary|company|customer|contact|mailing|registration|address|tenant|patient|parent|payer|member|resident|guardian|lessee|leaseholder|occupier)$/
const qualifiable = new Set<SheetField>([
  ...(['company_name', 'customer_ref', 'vat_number', 'primary_email', 'primary_phone'] as const),
  ...(['first_names', 'last_name'] as const),
  ...addressColumns,
])

function ranksWithoutQualifier([first = '', ...words]: readonly string[]): Ranks {
  if (words.length === 0 || !qualifier.test(first)) return new Map()
  // An address under any other qualifier is the debtor's own.
  const base = /^(?:invoice|postal)$/.test(first) ? similarRank + 50 : similarRank
  const known = [...(ranksByKey.get(wordKey(words)) ?? [])]
  const found = known.filter(([field]) => qualifiable.has(field))
  if (found.length === 0) return ranksWithoutQualifier(words)
  return new Map(found.map(([field, rank]) => [field, base + rank]))
}

/** The fields that a column may be by its name. */
export function ranksByName(name: string): Ranks {
  const words = [...nameWords(name)]
  const known = ranksByKey.get(letterKey(name)) ?? ranksByKey.get(wordKey(words))
  return known ?? ranksWithoutQualifier(words)
}

export const isFieldName = (header: string) =>
  [...ranksByName(header).values()].some((rank) => rank < similarRank)
