// @vitest-environment node
import { expect, it } from 'vitest'
import { isPounds, otherCurrencyOf, otherCurrencyOfHeader } from './currency'
import {
  customerKind,
  isDocumentType,
  isNoInvoice,
  isOtherDocument,
  isTotalName,
  isTotalOfName,
} from './ledger-terms'

const isTotalOfLarch = (text: string) => isTotalOfName(text, () => new Set(['larch']))
const inStatus = (text: string) => isOtherDocument(text, 'Status')
const inType = (text: string) => isOtherDocument(text, 'Type')

it.each<[string, (text: string) => unknown, unknown, string]>([
  [
    ...(['a name of a line of totals', isTotalName, true] as const),
    `Total | TOTALS: | Sub-total | Subtotal | Grand Total | *** TOTAL *** | Report total | Total GBP | Total (£) | Total: 3 |
     GRAND TOTAL (2 invoices) | 3 invoices total | Total for Larch Ltd | Larch Ltd Total | Total outstanding | Totals by customer |
     Totals per region | End of report | Sum | Balance | Outstanding balance | Opening balance | Balance c/f | Balance b/fwd |
     Carried forward | Brought forward | Percentage of total | % of total | Average | Summe | Gesamtsumme | Zwischensumme |
     Total général | Sous-total | Somme | Suma | Totale | Razem | Totaal | Gesamtergebnis | Saldo | Итого | 合計 | Carried fwd | Sum of balances |
     Totals as at 31/01/2026 | Total 60+ days | Total A/R | Total inc VAT | Running balance | Balance for A Ltd |
     Total YTD | Ttl | Bal c/f | Totalsumma | ΣΥΝΟΛΟ | Totaal generaal | Total less credits | Ogółem | Endsumme | Totalt | Celkem | Yhteensä | Genel toplam | Cyfanswm | المجموع |
     T O T A L | Subtot | S/Total | Total (excl. disputed) | Total exc VAT | Total arrears | Closing bal | Total still payable | No. of accounts: 2 | Outstanding | Total sterling |
     Subtotal - Leeds | Sub Total Hull | Total: Leeds | Total (Leeds and Hull) | Total trade debtors | Sales ledger control | Total now due | Total claims | Gtotal | 31-60 days | 2 invoices`,
  ],
  [
    ...(['no name of a line of totals', isTotalName, false] as const),
    `Total Fitness Ltd | Total Solutions Limited | Total Sales PLC | Totally Ltd | Balance Accounting Ltd | Sumo Ltd | Somers |
     Forward Motion Ltd | Average Joe Gym | Total Design & Build | Balance Homes Ltd | Sum Up Payments | Total Care | New Balance |
     Count Dracula | Total In One Ltd | Total Inc | Total-Care | Total (Leeds) Ltd | Carried Away Events || Larch Ltd | ${'Total '.repeat(50)}`,
  ],
  ['a total of Larch', isTotalOfLarch, true, 'Total | Sub-total: Larch | Total due (LARCH)'],
  [
    ...(['no total of Larch', isTotalOfLarch, false] as const),
    'Larch | Larch total | Total Care | Total Larch Ltd | Total Inc',
  ],
  [
    ...(['pounds', isPounds, true] as const),
    'GBP | £ | Pound sterling | sterling | pounds | GBP - British Pound | Great British Pound | STG | United Kingdom Pound | GBP/£',
  ],
  [
    ...(['not pounds', isPounds, false] as const),
    'EUR | € | USD | Euro | NGN | Egyptian pound | GBX | US dollars | GBp | pence | Non-GBP',
  ],
  [
    ...(['an amount in pounds', otherCurrencyOf, null] as const),
    '£100.00 | GBP 100 | 100 CR | 0p | nil | - | ’100 | −£100 | ￡100 | ₤100 | UK£1',
  ],
  ['a column in pounds', otherCurrencyOfHeader, null, 'Amount (GBP) | Total £ | Balance | VAT ALL'],
  [
    ...(['a document that is no invoice', isNoInvoice, true] as const),
    `Credit note | Credit Memo | Sales Credit Note | credits | CN | CR | SC | C/N | ACCRECCREDIT | Refund | Write-off | Gutschrift |
     Payment | Customer payment | SR | Receipt | Sales Receipt | Overpayment | Prepayment | Deposit | Cash | SA | Quote | Cr. Note |
     Receivable Credit Note | Unapplied payment | Invoice payment | Purchase invoice | CRNOTE | C.N. | SD | POA | AROVERPAYMENT |
     ACCRECPAYMENT | RECEIVE | Spend money | Chq | Card | DG | DZ | Written off | Reversed invoice | Void invoice | Vendor bill |
     CSH | W/O | DISC | UNALLOC | PPD | SP | RFD | SRN | SCRN | QU | EST | PF | SORD | Exchange difference | Rounding |
     SalesCreditNote | Credit Inv | CustCred | CustPymt | Credit for INV-1 | Credit re invoice 12 | Payment of invoice | Goods returned | Stornorechnung |
     Credit journal | Cr Jnl | Invoice cancellation | Credited invoice | Paid in full | Sales CN | AR CM | Credit - goodwill | Returned goods`,
  ],
  [
    ...(['a document that may be an invoice', isNoInvoice, false] as const),
    `Invoice | Sales invoice | SI | ACCREC | Tax invoice | Invoice awaiting payment | Payment due | Deposit invoice |
     Journal entry | Finance charge | Statement Charge | Returned cheque | Failed payment | Late payment fee | Loan | Goods | Stage payment | Late payment compensation |`,
  ],
  ['a type of document', isDocumentType, true, 'Invoice | CN | SI | RV | Debit note | CustInvc'],
  ['no type of document', isDocumentType, false, 'Individual | Gold | Quasi'],
  [
    ...(['a status of no debt', inStatus, true] as const),
    `Credit note | Refund | Credit | CR | Cr note | CN | C N | C/N | CRN | SC | Void | Voided | Draft | Deleted | Cancelled |
     Canceled | PAID 12/02/2026 | Paid on 12 Feb 2026 | Paid by BACS | Paid - cheque | Paid in full (card) |
     Payment received | Nothing due | Nil balance | Closed | Void - reissued | Superseded | Awaiting approval | Bad debt written off |
     Already paid | Written-off | Bad debt - written off | Paid Feb 26 | Voided by Ann | Credit 12 | CHQ1234 |
     Invoice cancelled | Cancelled invoice | Fully credited | Fully refunded | Overpaid | Nothing outstanding | Closed - paid |
     Credit note raised | Issued in error | Replaced by INV-12 | Paid 100% | Paid, nil outstanding | Paid by Somerset Council | Paid 12 March by card | Full payment received | Payment received 1/2/26 | Account settled | Not issued | Written off 2025 | In credit | Fully allocated`,
  ],
  [
    ...(['a status of a debt', inStatus, false] as const),
    'Draft approved | Overdrawn credit | Payment plan | C | Paid? | Paid 40.00 | Paid in part | Payment received in part | Cancelled DD | Cancelled by payer | Closed down | Paid 50% | Paid - bounced | In payment plan | Direct debit failed | Paid short | Paid half | Paid 1st instalment | Paid 50 on 3/2 | Paid 50 bacs 3/2 | Cleared to sue | Paid labour - rest outstanding | Paid - pending | Void (part) | Paid into wrong account',
  ],
  ['a payment', (text) => isOtherDocument(text, 'Payment status'), true, 'Received | Completed'],
  ['a document of another kind', inType, true, ' C | c  | Credit note | Payment'],
  ['a document of a debt', inType, false, 'D | CI | Inc | I'],
  [
    ...(['a consumer', customerKind, 'consumer'] as const),
    `Individual | individuals | Consumer | Private | Private person | Private individual | Personal | Person | Natural person |
     Domestic | Residential | B2C | Non-business | Member of the public | Indiv. |
     General public | Deceased | Couple | B-2-C | Verbraucher | Consommateur | Privatkunden |
     IndividualCustomer | PrivatePerson | Individual/Consumer | Business to consumer | Families | Self-pay | Resi |
     Non-resident individual | Private individual (not a sole trader) | Private person (no company) | Occupier | I | P | House holder | Employee | Next of kin`,
  ],
  [
    ...(['a business', customerKind, 'business'] as const),
    `Private limited company | Ltd | B2B | Not a consumer | Non-profit | Family business | Employee owned trust |
     Company - not VAT registered | Legal person | B`,
  ],
  ['a trader', customerKind, 'trader', 'Sole trader | self-employed | Self employed | Partnership'],
  ['no kind of customer', customerKind, null, '| Gold | Retail | Public body | Guest house'],
])('%s is known', (_, answerOf, answer, texts) => {
  const others = texts.split(/\s?\|\s?/).filter((text) => answerOf(text.trim() && text) !== answer)
  expect(others).toEqual([])
})

const ofAmount = `€1,000.00 = € | 1.000,00 € = € | 1.000,00 EUR = EUR | EUR 100 = EUR | eur100 = EUR | A$100 = A$ | 100 kr = kr | 500p = p`
const ofColumn = `Amount (EUR) = EUR | EURAmount = EUR | AmountBGN = BGN | total_BGN = BGN | Amount (p) = (p) | Amount £k = £k`

it.each([
  [otherCurrencyOf, ofAmount],
  [otherCurrencyOfHeader, ofColumn],
])('%o knows the currency of each', (currencyOf, pairs) => {
  const found = pairs.split(' | ').map((pair) => pair.split(' = ')[0] ?? '')
  expect(found.map((text) => `${text} = ${currencyOf(text)}`).join(' | ')).toBe(pairs)
})
