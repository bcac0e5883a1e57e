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
    status_detail: 'Status in detail',
    debt_disputed: 'Disputed',
    interestDue: 'Late payment interest',
    compDue: 'Late payment compensation',
    total_payments: 'Paid so far',
    city: 'Town or city',
    contact_type: 'Type',
    contact_value: 'Phone number or email address',
    payment_date: 'Date',
    intro_source: 'How did you hear about us?',
    intro_description: 'Tell us more',
    invoice_file: 'Invoice',
  }),
)

/** Lists whose entries are labelled with a number. */
const lists = /^(Address(?=es$)|(?:Contact|Payment|Note|Invoice)(?=s$))/

/** Nested records without a label of their own. */
const hidden = new Set(['debtor_debt'])

/** `payment_terms_days` → `Payment terms days`, `isPrimary` → `Primary`, `street_1` → `Address line 1`. */
function humanise(key: string): string {
  const label = key
    .replace(/^re_/, 'confirm_')
    .replace(/^street_/, 'address_line_')
    .replace(/^is_?(?=[A-Z])|^is_|^(?:primary|terms)_(?=email$)/, '')
    .replace(/^(?:debtor|client|debt)_(?=(?:addresses|contacts|payments|notes|invoices)$)/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const isIndex = (part: string | undefined) => part !== undefined && /^\d+$/.test(part)

/**
 * The label of an API field, by its path; list entries count from 1.
 * `debtor_debt.initial_debt` → `Original amount`, `debtor_addresses.1.city` → `Address 2 › Town or city`
 * @param path the keys and list indexes that lead to the field, joined by dots
 */
export function fieldPathLabel(path: string): string {
  const parts = path.split('.')
  const found: string[] = []
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    const next = parts[index + 1]
    const label = labels.get(part) ?? humanise(part)
    const entry = lists.exec(label)?.[1]
    if (isIndex(part)) found.push(String(Number(part) + 1))
    else if (entry && isIndex(next)) {
      found.push(`${entry} ${Number(next) + 1}`)
      index += 1
    } else if (!hidden.has(part) || parts.length === 1) found.push(label)
  }
  return found.join(' › ')
}
