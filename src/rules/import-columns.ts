/** The lines of an address in order, without the country. */
export const addressColumns = [
  'street_1',
  'street_2',
  'street_3',
  'city',
  'county',
  'postcode',
] as const

/** The one set of columns of imports, exports and statements, in the order of section 3. */
export const importColumns = [
  'title',
  'customer_ref',
  'company_type',
  'first_names',
  'last_name',
  'is_individual',
  'company_name',
  'trading_name',
  'company_number',
  'vat_number',
  'external_ref',
  'primary_email',
  'primary_phone',
  ...addressColumns,
  'initial_debt',
  'debt_type',
  'department',
  'amount_outstanding',
  'last_invoice_date',
  'is_disputed',
  'fee_type',
  'interestDue',
  'compDue',
] as const

export type ImportColumn = (typeof importColumns)[number]

/**
 * The fields that a column of a file can be: a column of section 3, or one that only decides about the row (what
 * has been paid is not outstanding; money that is not pounds and documents that are no invoices are left out).
 */
export type SheetField = ImportColumn | 'amount_paid' | 'currency' | 'document_type'
