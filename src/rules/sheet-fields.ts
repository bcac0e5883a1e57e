import { writeRows } from '@/lib/csv-write'
import { importColumns, type SheetField } from './import-columns'

interface SheetFieldFacts {
  /** The label of the field in the debt form. */
  label: string
  /** How to write its values; any text if undefined. */
  format?: string
  example?: string
  /**
   * Names of its column in other systems, separated by commas. Those of accounting systems are from
   * the headings of their exports and import templates:
   * - Xero, contacts and sales invoices: https://help.xero.com/us/Contacts_Import
   * - Sage 50, customer records: https://gb-kb.sage.com/portal/app/portlets/results/view2.jsp?k2dockey=250321114620507
   * - Sage Accounting, contacts: https://gb-kb.sage.com/portal/app/portlets/results/viewsolution.jsp?solutionid=240701101019900
   * - QuickBooks Desktop, customers: https://syncandsave.uservoice.com/knowledgebase/articles/218828-submissions-exporting-to-quickbooks-customer;
   *   QuickBooks Online, "Accounts receivable ageing detail" (Num, Customer full name, Open balance)
   * - FreeAgent, contacts: https://support.freeagent.com/hc/en-us/articles/115001222864-CSV-File-Formats-for-Importing-Contacts
   * - Zoho Books, contacts and their export: https://www.zoho.com/ae/books/help/contacts/basic-functions.html
   * - Dynamics 365 Business Central, customers and their ledger entries:
   *   https://learn.microsoft.com/en-us/dynamics365/business-central/application/base-application/table/microsoft.sales.customer.customer
   *
   * If an export has two suitable columns (Xero's invoice number and reference, Business Central's
   * document date and posting date), only one is listed: two columns for one field match neither.
   */
  aliases: string
}

const calculated = 'Calculated by the portal; the value in the file is compared, not imported'

/** What a column can be: the columns of section 3 in their order, then those that decide about a row. */
export const sheetFields: Record<SheetField, SheetFieldFacts> = {
  title: { label: 'Title', aliases: 'salutation' },
  customer_ref: {
    label: 'Your reference',
    example: 'AC-1042',
    aliases: `ref, reference, your ref, client ref, customer reference, customer code, ref no,
      ref number, reference no, reference number, account, account number, account no, account ref,
      contact id, account code, a/c, a/c no, a/c ref, customer no, customer number, customer id,
      account reference, acc ref, acc no, acc number, a/c reference, a/c number, customer account,
      customer reference number, bill to customer no`,
  },
  company_type: {
    label: 'Company type',
    example: 'Limited company',
    aliases: `type of company, business type, customer type, customer sub type, client type,
      debtor type, account type, entity type, legal form, customer category`,
  },
  first_names: { label: 'First names', aliases: 'first name, forename, forenames, given name' },
  last_name: { label: 'Last name', aliases: 'surname, family name' },
  is_individual: {
    label: 'Private individual',
    format: 'Yes or no; blank: decided by the names',
    example: 'no',
    aliases: 'individual, consumer, is consumer',
  },
  company_name: {
    label: 'Company name',
    example: 'Example Joinery Limited',
    aliases: `company, customer, customer name, contact name, debtor, debtor name, business name,
      account name, organisation, legal name, name, client, client name, organisation name,
      registered name, contact, payer, debtor company, sold to, bill to, invoice to,
      customer full name, display name, contact display name, company/organisation, organization,
      organization name, bill to name, sell to customer name`,
  },
  trading_name: { label: 'Trading name', aliases: 'trading as, t/a, dba' },
  company_number: {
    label: 'Company number',
    format: '8 characters',
    example: '01234567',
    aliases: `crn, co number, company no, company reg, company registration number,
      registration number, registered number, companies house number, company reg no,
      company registration no, company registration, registration no`,
  },
  vat_number: {
    label: 'VAT number',
    format: '9 or 12 digits',
    aliases: `vat, vat no, vat reg, tax number, vat registration number, vat registration no,
      vat registration, vat reg no, vat reg number, vat id, tax registration number,
      tax registration no, sales tax registration number`,
  },
  external_ref: {
    label: 'Other reference',
    example: 'INV-2201',
    aliases: `our ref, external reference, other ref, invoice number, invoice no, invoice ref,
      document number, po number, invoice, inv no, inv number, document no, doc no, document ref,
      num, inv, invoice num`,
  },
  primary_email: {
    label: 'Email',
    format: 'name@example.com',
    example: 'accounts@joinery.example',
    aliases: `email address, contact email, accounts email, customer email, e mail, email id,
      main contact email, main email, billing email`,
  },
  primary_phone: {
    label: 'Phone',
    format: '7 to 15 digits',
    example: '01632 960001',
    aliases: `telephone, tel, phone number, phone no, mobile, contact number, telephone number,
      tel no, mobile number, contact phone, work phone, main contact phone, main phone,
      business phone, phone numbers, phone 1`,
  },
  street_1: {
    label: 'Address line 1',
    example: '1 High Street',
    aliases: `address, address 1, addr1, street, po address line 1, street address, billing street,
      billing address, street 1, main address line 1, business street, bill address, bill address 1,
      bill to address, billing address 1, billing address line 1`,
  },
  street_2: {
    label: 'Address line 2',
    aliases: `address 2, addr2, po address line 2, main address line 2, business street 2,
      bill address 2, bill to address 2, billing street 2, billing address 2,
      billing address line 2, street 2`,
  },
  street_3: {
    label: 'Address line 3',
    aliases: `address 3, addr3, po address line 3, business street 3, bill address 3,
      billing address 3, billing address line 3, street 3`,
  },
  city: {
    label: 'Town or city',
    example: 'Leeds',
    aliases: `town, po city, post town, billing city, main address town, business city, bill city,
      bill to city, town/city`,
  },
  county: {
    label: 'County',
    aliases: `region, po region, state, billing state, main address county, business state,
      bill state, bill to county, billing county, state/province, province`,
  },
  postcode: {
    label: 'Postcode',
    format: 'Full UK postcode',
    example: 'LS1 4AP',
    aliases: `post code, zip, zip code, po postal code, postal code, zip/postal code,
      billing postcode, billing post code, billing zip, main address post code,
      business postal code, bill zip, bill to post code, billing code, billing postal code`,
  },
  initial_debt: {
    label: 'Original amount',
    format: '1,234.50; blank: the same as the amount outstanding',
    example: '1250.00',
    aliases: `amount, total, invoice total, gross, invoice amount, debt, value, amount owed,
      original debt, gross amount, total amount, invoice value, original balance, principal,
      total value, document amount, invoiced amount`,
  },
  debt_type: {
    label: 'Debt type',
    example: 'Invoice',
    aliases: 'type of debt',
  },
  department: { label: 'Department', aliases: 'dept, department number, department code' },
  amount_outstanding: {
    label: 'Amount outstanding',
    format: '1,234.50; blank: the same as the original amount',
    example: '1250.00',
    aliases: `balance, outstanding, amount due, due, owing, balance due, os, o/s,
      invoice amount due, balance outstanding, outstanding balance, amount owing,
      outstanding amount, total due, total outstanding, unpaid, open balance, open amount,
      remaining amount, balance (lcy), remaining balance, due value, outstanding value,
      outstanding receivable amount`,
  },
  last_invoice_date: {
    label: 'Last invoice date',
    format: 'Day/month/year',
    example: '31/03/2026',
    aliases: `invoice date, date, last invoice, document date, tax date, inv date, date of invoice,
      last invoiced, doc date, transaction date, dated on, issue date, date issued, txn date`,
  },
  is_disputed: {
    label: 'Disputed',
    format: 'Yes or no; blank: no',
    example: 'no',
    aliases: 'debt disputed, dispute, in dispute, query',
  },
  fee_type: { label: 'Fee type', format: calculated, aliases: 'fee' },
  interestDue: { label: 'Interest', format: calculated, aliases: 'late payment interest' },
  compDue: {
    label: 'Compensation',
    format: calculated,
    aliases: 'comp, late payment compensation',
  },
  currency: {
    label: 'Currency',
    format: 'Rows that are not in pounds are left out',
    aliases: `currency code, curr, ccy, currency iso, iso currency, invoice currency,
      transaction currency, document currency, currency id, currency name, cur`,
  },
  document_type: {
    label: 'Document type',
    format: 'Credit notes and payments are left out',
    aliases: `transaction type, doc type, invoice type, txn type, trans type, voucher type,
      entry type, record type, type of document, type of transaction, tran type`,
  },
}

export const sheetFieldNames = Object.keys(sheetFields) as SheetField[]

/** A CSV template: the columns and one example debt. */
export const templateCsv = () =>
  writeRows([importColumns, importColumns.map((column) => sheetFields[column].example ?? '')])
