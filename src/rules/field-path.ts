/** The labels on screen by the API's field name, where they differ from the humanised name. */
const labels = new Map(
  Object.entries({
    customer_ref: 'Your reference',
    external_ref: 'Other reference',
    is_individual: 'Private individual',
    vat_number: 'VAT number',
    primary_phone: 'Phone',
    debtor_debt: 'Debt',
    initial_debt: 'Original amount',
    debt_disputed: 'Disputed',
    interestDue: 'Late payment interest',
    compDue: 'Late payment compensation',
    total_payments: 'Paid so far',
    city: 'Town or city',
    contact_type: 'Type',
    contact_value: 'Phone number or email address',
    intro_source: 'How did you hear about us?',
    intro_description: 'Tell us more',
    invoice_file: 'Invoice',
  }),
)

/** `payment_terms_days` → `Payment terms days`, `isPrimary` → `Primary`, `street_1` → `Address line 1`. */
function humanise(key: string): string {
  if (/^\d+$/.test(key)) return String(Number(key) + 1)
  const label = key
    .replace(/^re_/, 'confirm_')
    .replace(/^street_/, 'address_line_')
    .replace(/^is_?(?=[A-Z])|^is_|^(?:primary|terms)_(?=email$)/, '')
    .replace(/^(?:debtor|client|debt)_(?=(?:addresses|contacts|payments|notes|invoices)$)/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The name of an entry in a list that has one: Address of Addresses. */
const entryName = /^(?:Address(?=es$)|(?:Contact|Payment|Note|Invoice)(?=s$))/

/**
 * The label of an API field, by its path; list entries count from 1.
 * `debtor_debt.initial_debt` → `Original amount`, `debtor_addresses.1.city` → `Address 2 › Town or city`
 * @param path the keys and list indexes that lead to the field, joined by dots
 */
export const fieldPathLabel = (path: string): string =>
  path
    .replace(/(?<=^|^\d+\.)debtor_debt\./, '')
    .split(/\.(?!\d+(?:\.|$))/)
    .map((part) => {
      const [key = '', index] = part.split('.')
      const label = labels.get(key) ?? humanise(key)
      if (index === undefined) return label
      const entry = entryName.exec(label)?.[0]
      return `${entry ?? `${label} ›`} ${Number(index) + 1}`
    })
    .join(' › ')
