// The tabs of a debt other than the overview, and its form: one chunk, which loads after the overview.
export { Addresses } from './addresses-and-contacts/Addresses'
export { Contacts } from './addresses-and-contacts/Contacts'
export { EditDebtForm } from './edit/EditDebtForm'
export { Invoices } from './invoices/Invoices'
export { Notes } from './notes/Notes'
export { Payments } from './payments/Payments'
