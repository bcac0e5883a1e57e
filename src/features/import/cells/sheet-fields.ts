import { writeRows } from '@/lib/csv-write'
import { importColumns, type SheetField } from '@/rules/import-columns'

interface SheetFieldFacts {
  /** The label of the field in the debt form. */
  label: string
  /** The kind of its values; text if undefined. A reference may be any text; a number has a rule: phone, VAT. */
  kind?: 'name' | 'reference' | 'number' | 'email' | 'postcode' | 'yes-no' | 'amount' | 'date'
  /** Its value in the template; blank if undefined. */
  example?: string
}

/** The fields that a column can be: the columns of section 3 in their order, then those that decide about a row. */
export const sheetFields: Record<SheetField, SheetFieldFacts> = {
  title: { label: 'Title' },
  customer_ref: { label: 'Your reference', kind: 'reference', example: 'AC-1042' },
  company_type: { label: 'Company type', example: 'Limited company' },
  first_names: { label: 'First names', kind: 'name' },
  last_name: { label: 'Last name', kind: 'name' },
  is_individual: { label: 'Private individual', kind: 'yes-no', example: 'no' },
  company_name: { label: 'Company name', kind: 'name', example: 'Example Joinery Limited' },
  trading_name: { label: 'Trading name' },
  company_number: { label: 'Company number', kind: 'number', example: '01234567' },
  vat_number: { label: 'VAT number', kind: 'number' },
  external_ref: { label: 'Other reference', kind: 'reference', example: 'INV-2201' },
  primary_email: { label: 'Email', kind: 'email', example: 'accounts@joinery.example' },
  primary_phone: { label: 'Phone', kind: 'number', example: '01632 960001' },
  street_1: { label: 'Address line 1', example: '1 High Street' },
  street_2: { label: 'Address line 2' },
  street_3: { label: 'Address line 3' },
  city: { label: 'Town or city', example: 'Leeds' },
  county: { label: 'County' },
  postcode: { label: 'Postcode', kind: 'postcode', example: 'LS1 4AP' },
  initial_debt: { label: 'Original amount', kind: 'amount', example: '1250.00' },
  debt_type: { label: 'Debt type', example: 'Invoice' },
  department: { label: 'Department', kind: 'reference' },
  amount_outstanding: { label: 'Amount outstanding', kind: 'amount', example: '1250.00' },
  last_invoice_date: { label: 'Last invoice date', kind: 'date', example: '31/03/2026' },
  is_disputed: { label: 'Disputed', kind: 'yes-no', example: 'no' },
  fee_type: { label: 'Fee type' },
  interestDue: { label: 'Interest', kind: 'amount' },
  compDue: { label: 'Compensation', kind: 'amount' },
  amount_paid: { label: 'Amount paid', kind: 'amount' },
  currency: { label: 'Currency' },
  document_type: { label: 'Document type' },
}

export const sheetFieldNames = Object.keys(sheetFields) as SheetField[]

/** The fields of money that decide what is owed. */
export const amountFields = ['initial_debt', 'amount_outstanding', 'amount_paid'] as const
export const isAmountField = (field: SheetField | null) =>
  amountFields.some((each) => each === field)

/** The template: the columns and one example debt. */
export const templateCsv = () =>
  writeRows([importColumns, importColumns.map((column) => sheetFields[column].example ?? '')])
