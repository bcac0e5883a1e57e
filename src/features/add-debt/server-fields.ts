import { isBlankAddress, isBlankContact } from './blank'
import type { DebtValues } from './debt-values'

/** The paths of the contacts in the order sent: email, phone, then the non-blank list entries. */
const contactFields = ({ primary_email, primary_phone, contacts }: DebtValues) => [
  ...(primary_email.trim() ? ['primary_email'] : []),
  ...(primary_phone.trim() ? ['primary_phone'] : []),
  ...contacts.flatMap((contact, index) => (isBlankContact(contact) ? [] : [`contacts.${index}`])),
]

const addressFields = ({ addresses }: DebtValues) =>
  addresses.flatMap((address, index) => (isBlankAddress(address) ? [] : [`addresses.${index}`]))

/** Maps a path of the server's error body to a form field; undefined if the form has none. */
export function formField(path: string, values: DebtValues): string | undefined {
  const [head = '', second = '', third = ''] = path.split('.')
  if (head === 'debtor_addresses') {
    const field = addressFields(values)[Number(second)]
    return field && third && `${field}.${third}`
  }
  if (head === 'debtor_contacts') {
    const field = contactFields(values)[Number(second)]
    return field?.startsWith('contacts') ? `${field}.${third || 'contact_value'}` : field
  }
  const name = head === 'debtor_debt' ? second : head
  return name in values ? name : undefined
}
