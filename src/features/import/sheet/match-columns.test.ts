// @vitest-environment node
import { expect, test } from 'vitest'
import { importColumns } from '@/rules/import-columns'
import { sheetFields } from '../cells/sheet-fields'
import { missingFields } from './column-fields'
import { isFieldName } from './column-names'
import { matchColumns } from './match-columns'

/** The fields of the columns and how they were found. */
function match(header: readonly string[], rows: readonly string[][] = []) {
  const { columns, contested } = matchColumns(header, rows)
  const fields = columns.map(({ field }) => field)
  return { fields, matchedBy: columns.map(({ matchedBy }) => matchedBy), contested }
}

const matched = (...header: string[]) => match(header).fields

/** `Acc Ref=customer_ref, Credit Limit`: names of columns with their fields, if any. */
const pairsOf = (text: string) =>
  text.split(/,\s+/).map((pair) => {
    const [name = '', field = null] = pair.split('=')
    return { name, field }
  })

test('the portal’s own columns match themselves, by name and by label', () => {
  expect(matched(...importColumns)).toEqual(importColumns)
  expect(matched(...importColumns.map((field) => sheetFields[field].label))).toEqual(importColumns)
})

test.each(
  pairsOf(`  Last Invoice Date =last_invoice_date, Work phone=primary_phone, Ref. no=customer_ref,
    last-invoice_DATE*=last_invoice_date, Original amount (£)=initial_debt, T/A=trading_name, Colour,
    Contact Name=company_name, __proto__, A/C Reference=customer_ref, Customer Type=company_type,
    Surname=last_name, Consumer=is_individual, Registered Name=company_name, CRN=company_number,
    Organization Name=company_name, Registration No=company_number, Company Reg No=company_number,
    Tax Registration Number=vat_number, PO Number=external_ref, Addr2=street_2, Province=county,
    Billing Address Line 3=street_3, Gross Amount=initial_debt, Principal=initial_debt,
    Total inc. VAT=initial_debt, amount_gbp=initial_debt, Date of invoice=last_invoice_date,
    dateLastInvoice=last_invoice_date, Issue Date=last_invoice_date, In dispute=is_disputed,
    Fee=fee_type, Late payment interest=interestDue, Comp=compDue, Delivery address 1, Billing postcode=postcode,
    Bill-to Customer No.=customer_ref, Company VAT No=vat_number, Main contact e-mail=primary_email, Billing zip-code=postcode,
    Original amount net, Amount colour, Contact date, No., companyname=company_name, V.A.T.=vat_number,
    Disputed (yes / no)=is_disputed, Disputed yes/no=is_disputed, Query y/n=is_disputed, Query (Y / N)=is_disputed,
    Date (UTC)=last_invoice_date, Created by, Bal=amount_outstanding, Outst.=amount_outstanding, Amt outst=amount_outstanding,
    Invoice date d/m/yy=last_invoice_date, Invoice date ddmmyyyy=last_invoice_date, Sum of Amount (GBP)=initial_debt,
    £=initial_debt, Gross incl. of VAT=initial_debt, INV DT=last_invoice_date, Inv. date(s)=last_invoice_date, Postal address 2=street_2`),
)('the column $name is $field', ({ name, field }) => {
  expect(matched(name)).toEqual([field])
})

test.each([
  `Sage 50: Acc Ref=customer_ref, Name=company_name, Address Line 1=street_1, Telephone=primary_phone,
   VAT Registration Number=vat_number, Department Number=department, Credit Limit,
   Balance=amount_outstanding`,
  `Sage Accounting: Reference=customer_ref, Company Name=company_name, Main Address Line 1=street_1,
   Main Address Town=city, Main Address County=county, Main Address Post Code=postcode,
   Main Contact Phone=primary_phone, Main Contact Email=primary_email`,
  `Xero: *ContactName=company_name, AccountNumber=customer_ref, EmailAddress=primary_email,
   POAddressLine1=street_1, POCity=city, PORegion=county, POPostalCode=postcode, SAAddressLine1,
   InvoiceNumber=external_ref, InvoiceDate=last_invoice_date, Total=initial_debt, DueDate,
   InvoiceAmountDue=amount_outstanding`,
  `QuickBooks: Date=last_invoice_date, Transaction type=document_type, Num=external_ref,
   Customer full name=company_name, Due date, Amount=initial_debt, Open balance=amount_outstanding,
   Bill Address 1=street_1, Bill City=city, Bill State=county, Bill Zip=postcode`,
  `FreeAgent: First Name=first_names, Last Name=last_name, Company=company_name,
   E-mail Address=primary_email, Business Street=street_1, Business Street 2=street_2,
   Business City=city, Business State=county, Business Postal Code=postcode,
   Business Phone=primary_phone, Mobile Phone`,
  `Zoho Books: Display Name=company_name, Salutation=title, EmailID=primary_email,
   Phone=primary_phone, MobilePhone, Billing Address=street_1, Billing Street2=street_2,
   Billing City=city, Billing State=county, Billing Code=postcode,
   Outstanding Receivable Amount=amount_outstanding`,
  `Business Central: Customer No.=customer_ref, Customer Name=company_name,
   Document Type=document_type, Currency Code=currency, Document No.=external_ref,
   External Document No., Posting Date, Document Date=last_invoice_date, Phone No.=primary_phone,
   Original Amount=initial_debt, Remaining Amount=amount_outstanding,
   VAT Registration No.=vat_number`,
])('the headings of %s', (headings) => {
  const pairs = pairsOf(headings.replace(/^.*?: /, ''))
  expect(matched(...pairs.map(({ name }) => name))).toEqual(pairs.map(({ field }) => field))
})

test('only names of fields count as a header', () => {
  expect(['Company name', 'customer_ref', 'O/S'].map(isFieldName)).toEqual([true, true, true])
  const others = ['Joinery Ltd', 'Credit limit', 'Main street', 'Billing postcode']
  expect(others.some(isFieldName)).toBe(false)
})

test.each([
  [18, 2, 'primary_email'],
  [17, 3, null],
])('a column with %d email addresses and %d other texts is %s', (fitting, others, field) => {
  const texts = [...Array(fitting).fill('a@a.example'), ...Array(others).fill('soon')]
  const rows = texts.map((text) => [text])
  const matchedBy = field && 'contents'
  expect(match(['Sent'], rows)).toMatchObject({ fields: [field], matchedBy: [matchedBy] })
})

test.each([
  // The better name, and columns that are part of others.
  'Contact name, Customer=company_name, Date, Invoice date=last_invoice_date',
  'Amount, VAT:20.00, Total=initial_debt, Balance, Amount due=amount_outstanding',
  'Ex VAT, VAT:20.00, Inc VAT=initial_debt, Mobile, Phone=primary_phone',
  'Account=customer_ref, Ref=external_ref, Name=company_name',
  'AccountNumber=customer_ref, InvoiceNumber=external_ref, Reference, AccountCode',
  'Sell-to Customer Name, Bill-to Name=company_name, Customer:A1;B2=customer_ref, Posting Date=last_invoice_date',
  'Customer:A1;B2=customer_ref, Name:A;B=company_name, Not due, Overdue, Total=initial_debt',
  'Debit:5;6;=initial_debt, Credit:;;9=amount_paid, Balance:5;11;2',
  'Debit:5;6=initial_debt, Credit:2;, Balance:4;6=amount_outstanding',
  'Debit:5;6=initial_debt, Credit=amount_paid, Balance:5;11',
  'Original amount:5;6=initial_debt, Amount outstanding:5;11=amount_outstanding',
  // Newest first, below an opening balance, overdrawn, and beside one column of amounts.
  'Debit:6;;5=initial_debt, Credit:;2;=amount_paid, Balance:9;3;5',
  'Debit:;6;5=initial_debt, Credit:;;=amount_paid, Balance:40;46;51',
  'Debit:5;;9=initial_debt, Credit:;7;=amount_paid, Balance:5.00;2.00 CR;7.00',
  'Amount:1.500,00;200,00;1.000,00=initial_debt, Balance:2.700,00;1.200,00;1.000,00',
  'Amount:5;6;7=initial_debt, Balance:5;6;3=amount_outstanding',
  'Details:Deposit;Final balance, Amount:5;6;7;8=initial_debt, Balance:5;11;7;8',
  'Customer:A;B;Total A=company_name, 30 days:5.00;;5.00, 60 days:;6.00;6.00, Balance:5.00;6.00;11.00=amount_outstanding',
  'Total:9;9=initial_debt, Paid:9;2=amount_paid, Balance:;7=amount_outstanding',
  'Name:Ann;Bo Ann;Al=first_names, Surname=last_name, Tax date:1/2/2026=last_invoice_date, Amount:5;9~initial_debt, Total:7;7~initial_debt',
  'Name:Al~company_name, Parent:Ann~company_name, Deposit paid:1.00=amount_paid, Amount owed:4.00~initial_debt',
  'Organisation name:My Ltd;My Ltd;My Ltd;My Ltd~company_name, Customer name:A;A;A;A~company_name',
  'Total:5.00;6.00;7.00=initial_debt, Amount due:3.00;disputed;see notes=amount_outstanding',
  'Customer:A;B;Total=company_name, Amount:5;7;12=initial_debt, Balance:5;12;',
  'Total:100;200=initial_debt, Credit:;0.00~amount_paid, Paid:40;~amount_paid',
  'Amount:;=initial_debt, Balance:5;5=amount_outstanding',
  'O/S Amt:-;5=amount_outstanding, Outstanding:Yes;No=document_type, Due:46034;46035',
  'Invoice no.:1;2;3=external_ref, Total:5.00;6.00;7.00=initial_debt, Due:46034;46035;0~amount_outstanding',
  'Customer:A;B=company_name, Market:Private;Private, Collector:BOB;BOB, Total:5.00;6.00=initial_debt',
  'Paid/not paid:Yes;No, Customer:Trust Company Ltd;Elm Bank;Oak Inn=company_name, Total:5.00;6.00=initial_debt',
  'VAT:20.00, VAT number:20=vat_number, Amount (EUR):5, Outstanding €:5, Amount (GBP):5~initial_debt',
  'VAT:20%, VAT id:GB123456789;123456789.0=vat_number, Query:goods damaged=is_disputed',
  'In dispute?:;yes=is_disputed, Dispute reason:damaged;=is_disputed, Tel:;01632 960001=primary_phone, Mobile:07700 900001;=primary_phone',
  // A contact is no debtor beside a company, and a person may be none.
  'Contact name:Ann;Bob, Contact organisation:Elm Ltd;Oak=company_name, Docket:D1001;D1002=external_ref',
  'Contact name:Ann;Bob, Practice name:Elm Ltd;Oak Ltd, Learner:Al;Bo',
  'Contact name:Ann;Bob, Trading name:Elm;Oak=trading_name, Contact:07700 900001;a@a.example',
  'Customer name:Ann;Bob~company_name, Firm:Elm Ltd;Oak Ltd',
  'Debit:5;6=initial_debt, Paid:Y;N=document_type, Balance:7;8~amount_outstanding',
  'Account, customer_ref=customer_ref, Amount, initial_debt=initial_debt, Address line 1=street_1, Address 4:Kent=county, Address 5:LS1 4AP=postcode',
  'Due:31/03/2026;45000, Due date:31/03/2026;45000, Balance:1.40;2.40=amount_outstanding',
  'Due:1.40;2.40=amount_outstanding, Outstanding:31/03/2026;31 Mar 2026',
  'House no=street_1, Street=street_2, Location:LS1 4AP=postcode, Date:1/2/2026=last_invoice_date',
  'Sent:LS1 4AP;;=postcode, Street=street_1, Email 1:a@a.example=primary_email, Date raised:45901=last_invoice_date',
  'postcode=postcode, Sent:LS1 4AP, Account:L1;L1=customer_ref, Customer:A;A=company_name',
  'Account:Elm Ltd;Oak PLC=company_name, Contact:Sue;Bo, NOK phone:01632 960001, Total:6.00;-2.00=initial_debt, Balance:4.00;-2.00=amount_outstanding',
  'Customer name:A;B, Company name:;B=company_name, Last name:A;=last_name',
  'Balance due:41500;45000=amount_outstanding, Total:52000;52000=initial_debt',
  'Type:SI;POA=document_type, Class:Dr;Cr=document_type, Category:Expenses;Deposit, Rep:CR;CR, Salesperson:CR;DR, Sector:Bank, Type:VAT return;Tax return, Invoice received:Yes;No, Return:Yes, Column 1:A Ltd;B Ltd=company_name, 30:5.00;6.00',
  'Rent due:5;6=initial_debt, Paid:2;6, Arrears:3;0=amount_outstanding, Overdue:1;2',
  'Amount due:5;6~amount_outstanding, Paid:2;6=amount_paid, Total:5;6=initial_debt',
  'Balance:5;6~amount_outstanding, Overdue amount:1;2, Residual:3;4~amount_outstanding, Total:9;9=initial_debt',
  'Overdue amount:5;6, Not due:1;2, Total:9;9=initial_debt, Current balance:5;14;23, Net amount:3',
  'Due:5;6=amount_outstanding, Days overdue:3;4, Current account:1;2, Total:9;9=initial_debt',
  'Outstanding:1  day;1 month;1 invoice, Balance:1 item;2 items;3 days, Total=initial_debt',
  'Charges:5;6;=initial_debt, Receipt:;;9=amount_paid, Balance:5;11;2',
  'Invoice:5.00;6.00;, Receipt:;;9=amount_paid, Balance:5;11;2',
  'Customer:0000001001;0000001002, Name 1:A;B=company_name, Reference=customer_ref',
  'Customer:C1;C2, Description of customer:A;B=company_name, Account=customer_ref, Email (optional)=primary_email, Invoice date (dd/mm/yyyy)=last_invoice_date, Query:yes=is_disputed, Consumer:Individual=is_individual',
  'Customer:C1;C2=customer_ref, Site:Elm Ltd;Oak Ltd',
  'Clients:A;B=company_name, Full address:1 Road;=street_1, Mob:;=primary_phone, Has the customer disputed?:Yes;No=is_disputed',
  'Customer:1001;1002=customer_ref, Email:a@a.example=primary_email, Customer currency:Euro;Sterling=currency, Currency rate:1.1;1, Multi-currency:Yes;No',
  'Customer name:A;B=company_name, Client:A;C',
  'Customer:A;B=company_name, Account code:200;200=customer_ref',
  'F12:A Ltd;B Ltd=company_name, Sent 12:a@a.example;b@a.example=primary_email',
  'Orig Amt:5.00;6.00=initial_debt, Balance:3.00;4.00~amount_outstanding, Interest:1.00;1.00=interestDue, Total due:4.00;5.00~amount_outstanding',
  'Bill amount:5.00;6.00=initial_debt, VAT:1.00;1.20, Amount O/S £ inc VAT:3.00;4.00=amount_outstanding',
  'Amount due:5;6, Amount remaining:5;0=amount_outstanding, Gross:5;6=initial_debt, Invoice no.:1;2=external_ref, Our ref:3;4',
  'First name:Ann=first_names, Last:Ash=last_name, Contact:Tom~company_name, Invoiced:45901=last_invoice_date, Due:45931, Outstanding=amount_outstanding',
  'Orig bal:5.00;6.00=initial_debt, Bal:3.00;4.00=amount_outstanding, Customer:Route 66;3 Ltd=company_name, Contact:A;B',
  'Name:The Old Mill=company_name, Surname:Ash=last_name',
  'Tp:SI;SC;SA=document_type, Payment received:Paid;Unpaid=document_type, Paid:Paid;Unpaid=document_type, Description:Inventory;Invigilation, Narrative:(Inv);Inv.=document_type, Activity:Inv;D;C=document_type',
  // More than one column may be it.
  'Company:My Ltd;My Ltd~company_name, Contact:A Ltd;B Ltd~company_name',
  'Company name:C;D;D~company_name, Customer:A;B;E~company_name',
  'Gross:3;5~initial_debt, VAT:2.00;3.00, Amount:12.00;15.00~initial_debt',
  'amount:1~initial_debt, Amount:2~initial_debt, Sent:1/2/2026=last_invoice_date',
  'Total:3;5~initial_debt, Amount:2;4~initial_debt',
  'Zip:LS1 4AP~postcode, Postal code:LS1 4AQ~postcode, Sent:LS1 4AP, Raised on:1/2/2026~last_invoice_date, Posted:2/2/2026~last_invoice_date',
  'Sent:LS1 4AP=postcode, To:LS1 4AP, Street=street_1',
  'Debit:1.200,00=initial_debt, Credit:400,00=amount_paid, Category:Larch Ltd;Elm Ltd.;Oak PLC, Segment:Private limited;Public limited;Trade ltd company=company_type',
  'Total:3;5=initial_debt, Paid:0.00;1.00=amount_paid',
  'Total:3;5=initial_debt, Already paid:12~amount_paid, Payments to date:23~amount_paid',
  'Customer:A;A;C=company_name, Amount:5;3;9=initial_debt, Balance:;8;9~amount_outstanding',
  'Amount (pence):125000;-, Balance:1250.00;0~amount_outstanding',
  'Amount:5.00;10.00~initial_debt, VAT:1.00;2.00',
  'Pounds:5;9~initial_debt, Pence:50;99',
  'Pounds:5;9~initial_debt, p:50;99',
  'Amount:5.00;9.00, Total inc VAT:6.00;11.00=initial_debt, VAT no.:12.00;GB1=vat_number',
  'Net:5.00;9.00, Plus VAT:1.00;2.00, Total:6.00;11.00=initial_debt',
  'VAT exclusive:5.00;9.00, VAT:1.00;2.00, VAT inclusive:6.00;11.00=initial_debt',
  'Total before VAT:5.00;9.00, Total after VAT:6.00;11.00=initial_debt, Gross of VAT:6.00;11.00',
  'Total inc VAT:3;5=initial_debt, Paid inc. VAT:12=amount_paid',
  'Invoice amount:5.00;6.00=initial_debt, Interest:1.00;1.00=interestDue, Total due:6.00;7.00~amount_outstanding',
  'Total, Total inc VAT=initial_debt, Net outstanding:3, Gross outstanding:4=amount_outstanding',
  'Amount due:5;6=amount_outstanding, Balance due:5;6, Total=initial_debt',
  'Amount:1.00;2.00;3.00~initial_debt, Amount (EUR):-;-;3.40',
  'Total:9.00;8.00~initial_debt, Overdue:9.00;5.00, Set-off:0.00;3.00, Not due:0.00;3.00',
  // Values against names that speak of something else.
  'Customer:A;B=company_name, Business:Individual;Company=company_type, Account:Sales;Sales;Sales=customer_ref',
  'VAT:1, Debt:1001;1002, Total:410.00;0.00=initial_debt, Outstanding:Legal;0.00=amount_outstanding, Payable to:123',
  'Notes:Personal guarantee held, Comments:Invoice resent;Part payment promised, Rep:Bob, Scope:ALL',
  'Invoice due:46065;46066~amount_outstanding, Total:1200.00;5.00=initial_debt, Surname:A;B=last_name, Parent:Al;Bo, Invoice date:1/2/2026=last_invoice_date, Demand date:2/2/2026, Cancelled date:1/2/2026',
  'Währung:EUR;GBP=currency, Kundentyp:Privat;Firma=company_type, Currency:978;826=currency',
  'Currency:GBP=currency, Reporting currency:USD, Amount:5.00=initial_debt, Amount USD:6.00',
  'DOB:1/2/2026;1/2/2026;1/2/2026, Owner:a@a.example;a@a.example;a@a.example, Branch:LS1 4AP;LS1 4AP;LS1 4AP',
  'Payment method:Cheque;BACS, Delivery address type:Residential;Business, No.:1001;1002=external_ref',
  // Columns that decide about a row: each counts.
  'Currency:EUR;GBP=currency, Ccy:EUR;GBP=currency, :€;£=currency, FX:1.17;1, Column3 (2):EUR;GBP=currency',
  'Type:Sales;Credit note=document_type, Doc kind:Rechnung;Gutschrift=document_type, Transaction:Sale;Discount=document_type, Dr/Cr:Dr;Cr=document_type, Details:Invoice;Payment=document_type',
  'Type:Individual;Company=company_type, Status:Sent;Void=document_type, Kind:Gold;Silver, Order status:Sent;Open, Current status:Sent;Void=document_type, Stage:Draft;Sent=document_type, State:Paid;Open=document_type, Area:Kent;Leeds',
  'Entity:Domestic;Commercial=company_type, Posting group:Domestic, Customer group:Domestic;Domestic;EU, Notes:Private=company_type, Unit:EUR;GBP=currency',
  'Private customer:Yes;No=is_individual, B2C:Y;N=is_individual, Is business:No;Yes=company_type, Company/Individual:C;I=company_type, Initial:50.00=initial_debt, Surname=last_name, Individual/Business:Indiv.;B2B=company_type, Tx type:Invoice;Void=document_type, Line type:Invoice;Refund=document_type',
  'Domestic:Y;N=is_individual, Commercial:;x=company_type, Owner:Individual;Company, Consumer debt?:Yes;No=is_individual, Is the debtor an individual?:Y;N=is_individual, Domestic/Commercial:Domestic;Trade=company_type',
  'Total:3;5=initial_debt, Amount paid:0.00;=amount_paid, Payment terms:Paid;30 days',
  'Date paid:1/2/2026;=document_type, Receipt date:1/2/2026;=document_type, Outcome:Paid;Open=document_type, Payment:Received;Awaited=document_type, Unpaid:No;Yes=document_type, Last payment date:1/2/2026',
  'Total:100.00;200.00=initial_debt, To be collected:1;0, Overdue amount:0.00;0.00, Created:1/2/2026;1/2/2026=last_invoice_date',
  'Total:100.00;200.00;50.00=initial_debt, Current balance:300.00;300.00;50.00~amount_outstanding',
  'Net outstanding:100.00, VAT:20.00, Gross:120.00=initial_debt, Billed in:EUR=currency, Sign:-, +/-:-25.00',
  'Sign:;-, Is credit:0;1=document_type, Credit note?:Y;N=document_type, Credit:Yes;No, Debit/Credit:C;D=document_type',
  'Is paid:Y;N=document_type, Payment status:Paid;Unpaid=document_type, Account status:Open;Closed, Void?:Y;N=document_type, Is draft:No;No=document_type, Written off:;Yes=document_type, Closed:Y;N=document_type',
  'Is this a business?:No=company_type, Business account:No=company_type, Is it a consumer?:Y=is_individual, Customer has paid:Y=document_type, Payment date:1/2/2026=document_type, Payment outstanding?:Y;N',
  'Parent/Guardian:A;B=company_name, Invoice/Bill Date:1/2/2026=last_invoice_date, Amount demanded:5.00;6.00=initial_debt, Part payments:2.00;=amount_paid',
  'CUSTTYPE:Individual;Firm=company_type, INVNO:1;2=external_ref, ISINDIVIDUAL:Y;N=is_individual, ADDRESS1:5 Elm Road=street_1, V.A.T. no:5=vat_number, County/State:Kent=county',
  'Payment:Paid;Not paid=document_type, Paid flag:Y;N=document_type, Financial status:paid;pending=document_type, Clearing date:1/2/2026;=document_type, Flag:Paid;Open=document_type, Comment:Unpaid;Paid, Ignore:;x=document_type, Fee note date:1/2/2026=last_invoice_date, How:Cash;BACS, Payment terms:Paid;30 days, Order status:Sent;Void',
  'Total:9.00;8.00=initial_debt, Remaining Amt. (LCY):9.00;0.00=amount_outstanding, Rec’d:0.00;8.00',
  "Amount:9.00;8.00=initial_debt, Rec'd:0.00;8.00=amount_paid, From:1/2/2026, To:2/2/2026, Date sent:1/2/2026=last_invoice_date",
  'Total:100.00=initial_debt, Bill O/S:40.00=amount_outstanding, Invoice:£100.00, No.:1001=external_ref',
  'Opening balance:9.00;8.00, Charges:5.00;5.00~initial_debt, Payments:0.00;8.00=amount_paid',
  'Amount:9.00;8.00=initial_debt, % paid:0.5;1~amount_paid',
  'VAT:1.80 CR;(1.60);2.00, VAT reg:123-4567-82=vat_number, Gross:9.00;8.00;9.00=initial_debt, Overdue:9.00;5.00;0.00, State:Awaiting payment;Reminder sent;Paid=document_type',
  // Words for blank say nothing.
  'Consumer:yes;(blank);n/a=is_individual, Client kind:Individual;-;(blank)=company_type, Unit:EUR;-;-=currency, Title:Mr=title, Name:Ann=first_names, Surname:Ash=last_name',
  'Client forename:Ann=first_names, Client surname:Elm=last_name, Tenant email:a@a.example=primary_email, Landline:01632 960001, Mobile phone:07700 900001=primary_phone, Address line 1:1 Road=street_1, Address line 4:Kent=county, Number:INV/2026/00012=external_ref',
  'Company?:No;Yes=company_type, Customer type=company_type, Ind/Co:Individual;Company=company_type, Trade customer?:No;Yes=company_type, Personal/Business:P;B=company_type, Tags:Consumer;Ltd=company_type, Trading status:Individual;Company=company_type, Status:Sent;Void=document_type',
])('the columns %s', (columns) => {
  const parts = columns
    .split(', ')
    .map((column) => /^(.*?)(?::(.*?))?(?:([=~])(.*))?$/.exec(column) ?? [])
  const values = parts.map(([, , texts = '']) => texts.split(';'))
  const longest = Math.max(3, ...values.map(({ length }) => length))
  const rows = Array.from({ length: longest }, (_, row) => values.map((texts) => texts[row] ?? ''))
  const fieldsOf = (wanted: string) =>
    parts.map(([, , , sign, field = null]) => (sign === wanted ? field : null))
  const names = parts.map(([, name = '']) => name)
  expect(match(names, rows)).toMatchObject({
    fields: fieldsOf('='),
    contested: [...new Set(fieldsOf('~').filter(Boolean))],
  })
})

test.each([
  [
    'L1,A Ltd,1 Road,Leeds,LS1 4AP,5.00,POA,EUR',
    'customer_ref,company_name,street_1,city,postcode,initial_debt,document_type,currency',
  ],
  ['A Ltd,1 Road,Leeds,5.00', 'company_name,street_1,,initial_debt'],
  [
    'A Ltd,Leeds,LS1 4AP,Private,a@a.example,1/2/2026',
    'company_name,city,postcode,company_type,primary_email,last_invoice_date',
  ],
])('the columns of %s are %s without their names', (row, fields) => {
  const { columns } = matchColumns(row.split(','), [row.split(',')], false)
  expect(columns.map(({ field }) => field ?? '').join()).toBe(fields)
})

test('names of columns are unique', () => {
  const header = ['Amount', '', 'Amount', 'x'.repeat(101), 'Date']
  expect(matchColumns(header, []).columns.map(({ name }) => name)).toEqual([
    'Amount (column 1)',
    'Column 2',
    'Amount (column 3)',
    `${'x'.repeat(100)} (column 4)`,
    'Date',
  ])
})

test('a name and an amount are missing until a column fills them, or while several contest them', () => {
  const missing = (...header: string[]) => missingFields(matchColumns(header, []))
  expect(missing('Customer', 'Amount')).toEqual([])
  expect(missing('Surname', 'Balance')).toEqual([])
  expect(missing('City', 'Colour')).toEqual([
    'a name: company name, trading name or last name',
    'an amount: original amount or amount outstanding',
  ])
  expect(missing('Surname', 'Balance', 'Total', 'Gross')).toHaveLength(1)
})
