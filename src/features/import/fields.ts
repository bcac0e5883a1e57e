import type { ImportColumn } from '@/rules/import-columns'

interface ImportField {
  /** The label of the field in the debt form. */
  label: string
  format: string
  example: string
}

const text = 'Text'
const calculated = 'Calculated by the portal; the value in the file is compared, not imported'

/** The fields of an import, in the order of `importColumns`. */
export const importFields: Record<ImportColumn, ImportField> = {
  title: { label: 'Title', format: text, example: '' },
  customer_ref: { label: 'Your reference', format: text, example: 'AC-1042' },
  company_type: { label: 'Company type', format: text, example: 'Limited company' },
  first_names: { label: 'First names', format: text, example: '' },
  last_name: { label: 'Last name', format: text, example: '' },
  is_individual: {
    label: 'Private individual',
    format: 'Yes or no; blank: decided by the names',
    example: 'no',
  },
  company_name: { label: 'Company name', format: text, example: 'Example Joinery Limited' },
  trading_name: { label: 'Trading name', format: text, example: '' },
  company_number: { label: 'Company number', format: '8 characters', example: '01234567' },
  vat_number: { label: 'VAT number', format: '9 or 12 digits', example: '' },
  external_ref: { label: 'Other reference', format: text, example: 'INV-2201' },
  primary_email: {
    label: 'Email',
    format: 'name@example.com',
    example: 'accounts@joinery.example',
  },
  primary_phone: { label: 'Phone', format: '7 to 15 digits', example: '01632 960001' },
  street_1: { label: 'Address line 1', format: text, example: '1 High Street' },
  street_2: { label: 'Address line 2', format: text, example: '' },
  street_3: { label: 'Address line 3', format: text, example: '' },
  city: { label: 'Town or city', format: text, example: 'Leeds' },
  county: { label: 'County', format: text, example: '' },
  postcode: { label: 'Postcode', format: 'Full UK postcode', example: 'LS1 4AP' },
  initial_debt: {
    label: 'Original amount',
    format: '1,234.50; blank: the same as the amount outstanding',
    example: '1250.00',
  },
  debt_type: { label: 'Debt type', format: text, example: 'Invoice' },
  department: { label: 'Department', format: text, example: '' },
  amount_outstanding: {
    label: 'Amount outstanding',
    format: '1,234.50; blank: the same as the original amount',
    example: '1250.00',
  },
  last_invoice_date: {
    label: 'Last invoice date',
    format: 'Day/month/year',
    example: '31/03/2026',
  },
  is_disputed: { label: 'Disputed', format: 'Yes or no; blank: no', example: 'no' },
  fee_type: { label: 'Fee type', format: calculated, example: '' },
  interestDue: { label: 'Interest', format: calculated, example: '' },
  compDue: { label: 'Compensation', format: calculated, example: '' },
}
