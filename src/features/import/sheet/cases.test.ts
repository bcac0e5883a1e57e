// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { openSheet } from './testing/open-sheet'

/** Cases: a title, unless the case belongs to the one above; rows of a file with slashes between them; what is expected. */
const casesOf = (text: string) =>
  [...text.matchAll(/^(?:(\S.*)\n)? {2}(.*)\s+= (.*)$/gm)].map(
    ([, title, csv = '', expected = '']) =>
      [title ?? csv, `${csv.replaceAll(' / ', '\n')}\n`, expected] as const,
  )

type Opened = Awaited<ReturnType<typeof openSheet>>

/** The debts that would be sent, by the fields that a case is about. */
const debts = (sheet: Opened) =>
  sheet.bodies().map(({ company_name, last_name, debtor_debt: debt }) => ({
    name: company_name || last_name,
    initial: debt.initial_debt,
    outstanding: debt.amount_outstanding,
    date: debt.last_invoice_date,
  }))

it('a blank cell in a balance column that other rows fill is asked about', async () => {
  const csv = 'Customer,Total,Amount due\nA Ltd,100,40\nB Ltd,200,\nC Ltd, 300,N/A\nD Ltd,400,-\n'
  const sheet = await openSheet(csv)
  const question = { answer: 'whole', samples: ['200', '300'], rowCount: 2 }
  expect(sheet.summary().questions.blankOutstanding).toEqual(question)
  expect(debts(sheet).map(({ outstanding }) => outstanding)).toEqual([40, 200, 300, 0])
  sheet.decide({ blankOutstanding: 'nothing' })
  expect(debts(sheet).map(({ outstanding }) => outstanding)).toEqual([40, 0, 0, 0])
  const blank = await openSheet('Customer,Total,Amount due\nA Ltd,100,\nB Ltd,200,\n')
  expect(blank.summary().questions.blankOutstanding.rowCount).toBe(0)
})

it('a column of payments says what is left, and a word there waits for a decision', async () => {
  const sheet = await openSheet(
    'Customer,Amount,Paid\nA Ltd,100,40\nB Ltd,100,(30.00)\nC Ltd,100,none\nD Ltd,100,120\nE Ltd,100,x\n',
  )
  expect(debts(sheet).map(({ outstanding }) => outstanding)).toEqual([60, 70, 100, 0])
  expect(sheet.cell(2, 'amount_outstanding')).toEqual({ text: '', shown: '£60.00' })
  sheet.run('edit', 3, 'amount_outstanding', '50')
  expect(debts(sheet).map(({ outstanding }) => outstanding)).toEqual([60, 50, 100, 0])
  expect(sheet.row(6).errors).toEqual(['Amount paid: Enter the amount paid, like 1,234.50'])
  const open = await openSheet('Customer;Amount;Paid\nA Ltd;2000;1.500\n')
  expect(open.summary().counts).toMatchObject({ ready: 0, toFix: 1 })
  open.decide({ decimalSign: 'comma' })
  expect(debts(open)).toMatchObject([{ initial: 2000, outstanding: 500 }])
})

it.each(['A Ltd,100,40\nB Ltd,200,7\nTotal,300,', 'A Ltd,100,\nB Ltd,200,\nTotal,300,300'])(
  'a line of totals does not ask what a blank balance means in %j',
  async (rows) => {
    const sheet = await openSheet(`Customer,Total,Amount due\n${rows}\n`)
    expect(sheet.summary().questions.blankOutstanding.rowCount).toBe(0)
    expect(debts(sheet).map(({ initial }) => initial)).toEqual([100, 200])
  },
)

describe('the decimal sign', () => {
  it('is asked for once where a point and three decimals can be thousands', async () => {
    const sheet = await openSheet('Debtor;Amount\nA;1.500\nB;12.500\nC;250.000\nD;2.000\n')
    const samples = ['1.500', '12.500', '250.000']
    expect(sheet.summary().questions.decimalSign).toEqual({ answer: null, samples, rowCount: 4 })
    expect(sheet.summary().counts).toMatchObject({ ready: 0, toFix: 4 })
    expect(sheet.summary().problems.map(({ mend }) => mend)).toContain('decimalSign')
    // An open question has no other mend.
    for (const { id } of sheet.summary().problems) sheet.run('mend', id)
    sheet.decide({ decimalSign: 'comma' })
    expect(debts(sheet).map(({ initial }) => initial)).toEqual([1500, 12_500, 250_000, 2000])
    sheet.decide({ decimalSign: 'point' })
    expect(debts(sheet).map(({ initial }) => initial)).toEqual([1.5, 12.5, 250, 2])
  })

  it.each([
    ['1.234,50\n12,5\n1.500\n300', 'comma'],
    ['1.234.567\n300', 'comma'],
    ['980,-\n1.500', 'comma'],
    ['12,50\n12.50', 'point'],
    ['12,50\n1,500', 'point'],
    ['1.500\n12.50', null],
  ])('of %j is %s by the evidence', async (amounts, answer) => {
    const sheet = await openSheet(`Name;Amount\n${amounts.replace(/^|\n/g, '$&A;')}\n`)
    expect(sheet.summary().questions.decimalSign.answer).toBe(answer)
  })

  it('is not asked for where every amount is plain', async () => {
    const sheet = await openSheet('Name,Amount\nA,"1,234.50"\nB,1250.000\nC,0.500\n')
    expect(sheet.summary().questions.decimalSign.rowCount).toBe(0)
    expect(sheet.decide({ decimalSign: 'comma' }).questions.decimalSign.answer).toBe('comma')
  })

  it('is asked for with the number of rows, not of amounts', async () => {
    const sheet = await openSheet('Name;Total;Balance\nA;1.500;1.500\nB;9;1.000\nC;9.5;3\n')
    expect(sheet.summary().questions.decimalSign).toMatchObject({ answer: null, rowCount: 2 })
  })
})

it('a consumer in a type column claims no interest and no compensation', async () => {
  const csv = 'Customer,Customer type,Amount,Date\nAnn Archer,Individual,900.00,12/01/2025\n'
  const sheet = await openSheet(csv)
  const [body] = sheet.bodies()
  expect(body).toMatchObject({ nature_of_business: [], debtor_addresses: [] })
  const flags = { add_late_payment_interest: false, add_late_payment_compensation: false }
  expect(body?.debtor_debt).toMatchObject({ ...flags, interestDue: 0, compDue: 0 })
  expect(sheet.summary()).toMatchObject({ consumers: 1, totals: { interest: 0, compensation: 0 } })
})

it('a status may say that a debt is disputed', async () => {
  const csv = 'Customer,Amount,Status\nA Ltd,5,On hold - in dispute\nB Ltd,5,Dispute resolved\n'
  const sheet = await openSheet(csv)
  expect(sheet.bodies().map(({ debtor_debt }) => debtor_debt.debt_disputed)).toEqual([true, false])
})

describe('a file without names of columns', () => {
  it('keeps its first debt', async () => {
    const sheet = await openSheet(
      'L1,Larchmere Joinery Ltd,4 Mill Lane,Leeds,LS1 4AP,1250.00,12/01/2026\nT1,Tarn Foods Ltd,1 Quay Road,Hull,HU1 1AA,480.00,13/01/2026\n',
    )
    expect(sheet.summary().decisions.firstLineIsDebt).toBe(true)
    expect(debts(sheet)).toMatchObject([
      { name: 'Larchmere Joinery Ltd', initial: 1250, date: '2026-01-12' },
      { name: 'Tarn Foods Ltd', initial: 480 },
    ])
    const debtor_addresses = [{ street_1: '4 Mill Lane', city: 'Leeds', postcode: 'LS1 4AP' }]
    expect(sheet.bodies()[0]).toMatchObject({ customer_ref: 'L1', debtor_addresses })
    expect(sheet.run('rowsToFixCsv')).toMatch(/^customer_ref,company_name,street_1,/)
    expect(sheet.decide({ firstLineIsDebt: false }).columns[0]?.name).toBe('L1')
    expect(sheet.decide({ firstLineIsDebt: true }).counts.ready).toBe(2)
  })

  it.each([
    ['A Ltd,100', true, true],
    ['Customer,a@a.example', false, true],
    ['Customer,Amount,31/01/2026', false, false],
    ['Debtor 1,2nd', false, false],
  ])('is asked about where a value shows it: %s', async (first, isDebt, isAsked) => {
    const { decisions, looksHeaderless } = (await openSheet(`${first}\nB Ltd,50,\n`)).summary()
    expect(decisions.firstLineIsDebt).toBe(isDebt)
    expect(looksHeaderless).toBe(isAsked)
  })
})

it.each(['Amount (EUR)', 'Amount (GBp)', 'amount_pence', 'Amount GBX', 'Amount (£000)'])(
  'money in a column %j is left out',
  async (name) => {
    const sheet = await openSheet(`Customer,${name}\nA Ltd,125000\n`)
    expect(sheet.summary().counts).toMatchObject({ ready: 0, leftOut: 1 })
    expect(sheet.run('override', [2], 'include').counts).toMatchObject({ ready: 0, leftOut: 1 })
  },
)

it('an amount without a unit beside one of another currency is asked about', async () => {
  const sheet = await openSheet('Customer,Amount EUR,Balance\nA Ltd,125000,1250.00\n')
  expect(sheet.setMatch(0, 'company_name').contested).toEqual(['amount_outstanding'])
  expect(sheet.setMatch(2, 'amount_outstanding').contested).toEqual([])
  expect(debts(sheet)).toMatchObject([{ initial: 1250 }])
})

it.each(['45839', '45839,5', '1751362200.25', '1751362200000', "'01/07/2025"])(
  'the date %j is read beside others',
  async (text) => {
    const sheet = await openSheet(
      `Customer,Amount,Invoice date\nA Ltd,50,"${text} "\nB Ltd,5,30/6/25\nC Ltd,5,25/07/01\n`,
    )
    expect(debts(sheet).map(({ date }) => date)).toEqual(['2025-07-01', '2025-06-30', '2001-07-25'])
  },
)

it('mostly valid UTF-8 is UTF-8, and the one odd cell is named', async () => {
  const csv = 'Customer,Amount\nCaf\xc3\xa9 Ltd,1\nM\xc3\xbcller Ltd,2\nA \x96 B Ltd,3\n'
  const sheet = await openSheet(Uint8Array.from(Buffer.from(csv, 'latin1')))
  expect(sheet.file).toMatchObject({ isTextGuessed: true })
  expect(debts(sheet).map(({ name }) => name)).toEqual(['Café Ltd', 'Müller Ltd', 'A – B Ltd'])
  const warnings = [2, 3, 4].map((row) => sheet.cell(row, 'company_name')?.warning)
  expect(warnings).toEqual([undefined, undefined, expect.stringMatching(/mixes encodings/)])
})

const statusCases = `
a file may have a single debt and no names of columns
  Larch Ltd;100,00;a@a.example = 1 ready
a currency may stand beside an amount, a balance or a name
  Customer,Amount,Balance / A Ltd,£100,£50 / B Ltd,100,€50 / C Ltd,€100,50 / D Ltd,100 USD,50 / E Ltd (EUR),9,9 / F Ltd - $ a/c,9,9 / Euro Cars,9,9 = 2 ready|3 left-out currency|4 left-out currency|5 left-out currency|6 left-out currency|7 left-out currency|8 ready
a line of totals may stand above its rows, have their number and a day, or repeat what they say of the debtor
  Customer,Ref,Date,Amount / A Ltd,,,150 / A Ltd,1,13/01/2026,100 / A Ltd,2,14/01/2026,50 / B Ltd,,,50 / B Ltd,3,14/01/2026,50 / Total due,3,31/01/2026,200 = 2 left-out total|3 ready|4 ready|5 left-out total|6 ready|7 left-out total
  Customer,Invoice no,Date,Total / A Ltd,1,13/01/2026,9 / Total,1,31/01/2026,9 = 2 ready|3 left-out total
  Customer,Account,Invoice no,Amount / A Ltd,A1,1,100 / A Ltd,A1,2,50 / A Ltd,A1,,150 / B Ltd,B1,All invoices,50 / B Ltd,B1,3,20 / B Ltd,B1,4,30 / C Ltd,C1,,30 = 2 ready|3 ready|4 left-out total|5 left-out total|6 ready|7 ready|8 ready
an unknown label may stand beside the sum of the lines above, also where one of them is paid
  Customer,Ref,Date,Amount / A Ltd,1,13/1/2026,100.00 / B Ltd,2,14/1/2026,50.00 / All of the north,,,150.00 = 2 ready|3 ready|4 left-out total
  Customer,Ref,Amount,Paid / A Ltd,1,100,x / B Ltd,2,50, / C Ltd,3,20, / All of the north,,170, = 2 left-out credit-or-payment|3 ready|4 ready|5 left-out total
a line of totals may name a debtor above, and count its invoices
  Customer,Ref,Date,Amount / A Ltd,1,13/1/2026,100.00 / B Ltd,2,14/1/2026,50.00 / Total B Ltd,,,50.00 / C Ltd,3,14/1/2026,30.00 / C Ltd,,,30.00 = 2 ready|3 ready|4 left-out total|5 ready|6 left-out total
  Customer,Ref,Amount / A Ltd,1,100 / Larch,2,50 / Total Fitness,3,20 / Total Care,,7 / Larch,,7 / Customer total: A Ltd,,7 / Total (Larch),,7 / Overall result,,7 = 2 ready|3 ready|4 ready|5 ready|6 ready|7 left-out total|8 left-out total|9 left-out total
  Customer,Invoice,Amount / A Ltd,1,100 / A Ltd - 1 invoice,,100 / B Ltd,2,50 / B Ltd,3,60 / B Ltd (2),,110 = 2 ready|3 left-out total|4 ready|5 ready|6 left-out total
a line without a name may be the sum of two lines that have no details
  Customer,Amount / A Ltd,120 / B Ltd,130 / ,250 / C Ltd,20 / ,20 = 2 ready|3 ready|4 left-out total|5 ready|6 to-fix
each group of a file may have a line of totals
  Customer,Ref,Amount / A Ltd,1,100 / B Ltd,2,50 / ,,150 / C Ltd,3,20 / D Ltd,4,30 / ,,50 / ,,200 = 2 ready|3 ready|4 left-out total|5 ready|6 ready|7 left-out total|8 left-out total
a line of persons may have its label in either part of the name
  First name,Surname,Amount / Ann,Archer,100 / ,Total,100 / Total,,100 = 2 ready|3 left-out total|4 left-out total
an amount may be a sum by chance, or equal a single debt
  Customer,Ref,Amount / A Ltd,1,100 / B Ltd,2,200 / Total Fitness Ltd,3,300 / E Ltd,,600 = 2 ready|3 ready|4 ready|5 ready
  Customer,Ref,Total / A Ltd,1,100 / Elm,,100 = 2 ready|3 ready
a line of totals is seen below a credit that is subtracted
  Customer,Note,Ref,Amount / A Ltd,x,1,100 / A Ltd,x,2,50 / A Ltd,x,3,-40 / A Ltd,x,,110 = 2 ready|3 ready|4 to-fix|5 left-out total
a debt without a name is to fix, not a line of totals
  Customer,Ref,Amount,Status / A Ltd,1,100,Outstanding / ,2,7,Outstanding = 2 ready|3 to-fix
a line with a reference and a date of its own is no total
  Customer,Account,Invoice no,Date,Amount / A Total,1,,14/01/2026,7 / B Total,,2,14/01/2026,8 / C Total,,,14/01/2026,9 / D Total,,3,,9 = 2 ready|3 ready|4 left-out total|5 left-out total
a label of totals may stand beside a name, or without one in any column
  Customer,Ref,Note,Amount / A Ltd,1,x,100 / North,Total,,7 / ,,Carried forward,8 / A Ltd,,Total,9 = 2 ready|3 left-out total|4 left-out total|5 left-out total
a name that begins with Total needs a line of the rest above where no debt has details, or a sum that is not zero
  Customer,Total,Balance / A Ltd,100,0 / B Ltd,50,0 / Total Care,7,0 / North,x,0 = 2 ready|3 ready|4 ready|5 to-fix
a word of totals below debts is no header
  A Ltd,100.00,12/01/2026 / B Ltd,50.00,13/01/2026 / Total,150.00, / C Ltd,70.00,14/01/2026 = 1 ready|2 ready|3 left-out total|4 ready
a name may stand above the invoices in its own column, and the time of a report below its total
  Customer,Invoice no,Total / A Ltd,, / ,1,60 / ,2,40 / Total A Ltd,,100 = 3 ready|4 ready|5 left-out total
  Row labels,Sum of total / A Ltd,100 / Grand total,100 / Printed today, = 2 ready|3 left-out total|4 left-out total
lines that each stand in one cell are split, and keep their numbers
  "Customer,Invoice no,Total" / "A Ltd,1,9" /  / "Total,,9" = 2 ready|4 left-out total
rows of one debt may write its name and number in other ways
  First name,Surname,Title,Invoice no,Date,Total / Ann,Archer,Mrs,1,13/01/2026,9 / Ann,Archer,,1,13/01/2026,9 = 2 ready|3 left-out equal-row
  Customer,Invoice no,Date,Total / O'Brien Ltd,INV-1,13/01/2026,9 / O’Brien Limited,INV–1,13/01/2026,9 / O'Brien Ltd,inv001,13/01/2026,9 / O'Brien Ltd,INV-10,13/01/2026,9 = 2 ready|3 left-out equal-row|4 left-out equal-row|5 ready
  Customer,Invoice no,Due date,Total / A Ltd,1,13/01/2026,9 / A Ltd,1,13/02/2026,9 = 2 ready|3 ready
the number of an invoice may name a credit or a payment
  Customer,Account,Invoice no,Total / A Ltd,1,PAYMENT,9 / B Ltd,2,Credit Note,9 / C Ltd,Payment,3,9 / D Ltd,4,Payments Ltd,9 / E Ltd,5,CN 12,9 / F Ltd,6,C/N 7,9 / G Ltd,8,On account,9 = 2 left-out credit-or-payment|3 left-out credit-or-payment|4 ready|5 ready|6 ready|7 left-out credit-or-payment|8 left-out credit-or-payment
a reference CN is that of a credit note beside INV
  Customer,Invoice no,Total / A Ltd,INV-1,9 / B Ltd,CN-12,9 / C Ltd,CNC-3,9 = 2 ready|3 left-out credit-or-payment|4 ready
  Customer,Invoice no,Total / A Ltd,1001,9 / B Ltd,CM-12,9 = 2 ready|3 left-out credit-or-payment
  Customer,Invoice no,Total / A Ltd,SI1001,9 / B Ltd,CN1002,9 = 2 ready|3 left-out credit-or-payment
a line of one cell names the credit notes below it, or the paid invoices; the title of the report, what the client owes
  Aged Payables Summary / Supplier,Contact,Total / ,A Ltd,9 = 3 left-out credit-or-payment
  Customer,Invoice no,Total / Invoices,, / A Ltd,1,9 / Credit notes,, / B Ltd,2,9 / Paid in full,, / C Ltd,3,9 / Open,, / D Ltd,4,9 / Payments on account,, / E Ltd,5,9 = 2 to-fix|3 ready|4 left-out credit-or-payment|5 left-out credit-or-payment|6 left-out credit-or-payment|7 left-out credit-or-payment|8 to-fix|9 ready|10 left-out credit-or-payment|11 left-out credit-or-payment
a debtor without an amount begins no section, and a country is no credit note
  Customer,Invoice no,Total,Country / Paid Search,, / A Ltd,1,9,CN = 2 to-fix|3 ready
a description may say that a line is no invoice
  Customer,Details,Type,Total / A Ltd,Fence,Goods,9 / B Ltd,Credit note re 7,Goods,9 / C Ltd,Payment - thank you,,9 / D Ltd,Credit note to follow,,9 / E Ltd,Payment 1,,9 / F Ltd,Gate,Credit note,9 / Z Ltd,Cheque 000123,Goods,9 = 2 ready|3 left-out credit-or-payment|4 left-out credit-or-payment|5 ready|6 ready|7 left-out credit-or-payment|8 left-out credit-or-payment
  Customer,Notes,Total / A Ltd,Paid in full 12.03.26,9 / B Ltd,to be paid in full,9 / C Ltd,PAID,9 / D Ltd,Paid £5,9 / E Ltd,Fully paid by BACS 12/3/26,9 / F Ltd,Void - raised in error,9 / G Ltd,Credit for INV 7,9 / H Ltd,Cancelled,9 / I Ltd,written off,9 / Z Ltd,Paid BACS 3/2,9 = 2 left-out credit-or-payment|3 ready|4 left-out credit-or-payment|5 ready|6 left-out credit-or-payment|7 left-out credit-or-payment|8 left-out credit-or-payment|9 left-out credit-or-payment|10 left-out credit-or-payment|11 left-out credit-or-payment
  Customer,Invoice no,Notes,Total / A Ltd,1,Settled verbally,9 / B Ltd,2,,9 = 2 ready|3 ready
an answer that is neither yes nor no is to fix
  Customer,Total,Paid? / A Ltd,9,Yes - cash / B Ltd,9,no / C Ltd,9,half / D Ltd,9,n/a / E Ltd,9,yes = 2 left-out credit-or-payment|3 ready|4 to-fix|5 ready|6 left-out credit-or-payment
a line beside the name of a debtor may be a total, where the sum shows it
  Customer,Date,Type,Amount / A Ltd,13/01/2026,Invoice,100 / A Ltd,14/01/2026,Invoice,200 / A Ltd,31/01/2026,Balance c/f,300 / B Ltd,14/01/2026,Invoice,50 / B Ltd,31/01/2026,Total due,50 = 2 ready|3 ready|4 left-out total|5 ready|6 left-out total
  Customer,Details,Amount / A Ltd,Balance due,100 / A Ltd,Amount due,100 = 2 ready|3 ready
  Customer,Invoice no,Item,Date,Amount / A Ltd,1001,Oak,13/01/2026,50 / A Ltd,1001,VAT,13/01/2026,10 / A Ltd,1001,Invoice total,13/01/2026,60 / B Ltd,1002,Ash,14/01/2026,20 / B Ltd,Closing balance,,31/01/2026,15 = 2 ready|3 ready|4 left-out total|5 ready|6 left-out total
  Customer,Invoice,Details,Amount / A Ltd,1001,Deposit,500 / A Ltd,1002,Balance,500 / ,1003,Balance,700 = 2 ready|3 ready|4 to-fix
debtors without details below a sub-total are debtors where another total follows
  Customer,Email,Balance / A Ltd,a@a.example,100 / B Ltd,b@b.example,150 / Sub-total,,250 / Ann,,50 / Bob,,70 / Sub-total,,120 / Grand total,,370 = 2 ready|3 ready|4 left-out total|5 ready|6 ready|7 left-out total|8 left-out total
a balance is owed although a payment has a day
  Customer,Balance,Date paid / A Ltd,60.00,10/02/2026 / B Ltd,0.00,10/02/2026 = 2 ready|3 left-out credit-or-payment
an order or an account of the customer may have several debts
  Customer,Account,Date,Property,Amount / A Ltd,L1,01/02/2026,Unit 1,500 / A Ltd,L1,01/02/2026,Unit 2,500 / A Ltd,L1,01/02/2026,Unit 2,500 = 2 ready|3 ready|4 left-out equal-row
  Customer,PO number,Month,Amount / A Ltd,PO7,Jan,50 / A Ltd,PO7,Feb,50 / A Ltd,PO7,Feb,50 = 2 ready|3 ready|4 left-out equal-row
lines below the total and the last debt with details are a summary of it
  Customer,Invoice,Amount / A Ltd,1,100 / Total,,100 / B,2,50 / Total,,150 / Net,,125 / Elm Ltd,,9 = 2 ready|3 left-out total|4 ready|5 left-out total|6 left-out total|7 ready
a line that names no debtor is no debt without a reference and a date
  Customer,Invoice,Date,Amount / A Ltd,1,13/01/2026,100 / Bob,2,14/01/2026,50 / VAT,,,7 / Elm Ltd,,,9 / Owed to us,,,5 = 2 ready|3 ready|4 left-out total|5 ready|6 left-out total
a status of a paid debt leaves it out, unless a balance says that a part of it is open
  Customer,Ref,Total,Status,Balance / A Ltd,1,9,Paid, / B Ltd,2,9,Paid,4.00 / C Ltd,3,9,Part paid, / D Ltd,4,9,Paid,9 / E Ltd,5,9,Paid,0.00 / F Ltd,6,,Paid,9 = 2 left-out credit-or-payment|3 ready|4 ready|5 left-out credit-or-payment|6 left-out credit-or-payment|7 left-out credit-or-payment
a column may give the side of the account, or ask whether the row is a credit
  Customer,Ref,Sign,Total,D/C,Credit note? / A Ltd,1,+,9.00,D,No / B Ltd,2,+,9.00,C,No / C Ltd,3,+,9.00,D,Yes / D Ltd,4,-,9.00,D,No = 2 ready|3 left-out credit-or-payment|4 left-out credit-or-payment|5 to-fix
  Customer,Ref,90+ days,Total / A Ltd,1,-,9.00 = 2 ready
a column may name two documents, and asks nothing
  Customer,Ref,Total,Invoice/Credit / A Ltd,1,9,Invoice / B Ltd,2,9,Credit = 2 ready|3 left-out credit-or-payment
a column may ask whether the debt is paid, or to be collected
  Customer,Ref,Total,Paid?,Type / A Ltd,1,9,TRUE,T / B Ltd,2,9,FALSE,T / C Ltd,3,9,,T = 2 left-out credit-or-payment|3 ready|4 ready
  Customer,Ref,Total,Send to collections / A Ltd,1,9,Yes / B Ltd,2,9,No = 2 ready|3 left-out credit-or-payment
a column without a name may say what is paid
  Customer,Ref,Total, / A Ltd,1,9,Unpaid / B Ltd,2,9,Paid / C Ltd,3,9,open = 2 ready|3 left-out credit-or-payment|4 ready
  A Ltd,a1,01632 960001,4 Mill Lane,LS1 4AP,9.00,Unpaid / B Ltd,a2,01632 960002,5 Mill Lane,LS1 4AP,9.00,Paid in full = 1 ready|2 left-out credit-or-payment
a day of payment, or a no, says that the debt is paid
  Customer,Ref,Total,Paid,Date paid,Unpaid,Voided on / A Ltd,1,9,,12/01/2026,, / B Ltd,2,9,,01/13/2026,, / C Ltd,3,9,,01/01/1900,No, / D Ltd,4,9,,00/00/0000,Yes, / E Ltd,5,9,,,,12/01/2026 / F Ltd,6,9,,31/12/2999,, / G Ltd,7,9,4.00,12/01/2026,, = 2 left-out credit-or-payment|3 left-out credit-or-payment|4 left-out credit-or-payment|5 ready|6 left-out credit-or-payment|7 ready|8 ready
a label and its date above the header are no debt
  Report date,31/01/2026 / Client,Debt owed / A Ltd,100.00 / B Ltd,50.00 = 3 ready|4 ready
a first debt without figures is no second line of names
  Customer,Amount,Notes / BMW,, / A Ltd,soon,x / C Ltd,5, = 2 to-fix|3 to-fix|4 ready
a line above or below the table may name the currency, or thousands, also where its column is empty
  Report / Currency,USD / Customer,Ref,Amount / A Ltd,1,5 = 4 left-out currency
  Customer,Ref,Amount / A Ltd,1,5 / All amounts in EUR / Total,,5 / Page 1 = 2 left-out currency|3 left-out currency|4 left-out total|5 left-out total
  Aged debts in EUR / Customer,Ref,Amount,Currency / A Ltd,1,5, = 3 left-out currency
  Debts in COP / Amounts in £000 / Customer,Ref,Amount / A Ltd,1,5 = 4 left-out currency
  Customer,Ref,Total,Paid / ,,€,€ / A Ltd,1,9,0 = 2 left-out currency|3 left-out currency
a line beside the table may have the code of a currency as a word, or speak of pounds or of what the table does not hold
  BOB / Prepared by: BOB / Please TRY / Customer,Ref,Amount / A Ltd,1,5 = 5 ready
  Foreign currency amounts are not in this list / Customer,Ref,Amount / A Ltd,1,5 = 3 ready
  US Foods debts / Currency: GBP (USD rate 1.27) / ALL / Customer,Ref,Amount / A Ltd,1,5 = 5 ready
a column of currencies is more exact than a line above the table
  Currencies: EUR / All amounts in EUR / Customer,Ref,Amount,Currency / A Ltd,1,5,GBP = 4 ready
rows without a number of an invoice, or a reference and a date, are one debt only if all their cells are equal
  Customer,Account,Postcode,Note,Total / A Ltd,,LS1 4AP,x,5 / A Ltd,,LS1 4AQ,x,5 / A Ltd,,LS1 4AP,x,5 / B Ltd,1,,May,7 / B Ltd,1,,June,7 = 2 ready|3 ready|4 left-out equal-row|5 ready|6 ready
rows of one reference and date are one debt, whatever their lines describe
  Customer,Ref,Date,Line,Amount / A Ltd,1,12/01/2026,oak,9 / A Ltd,1,12/01/2026,ash,9 / A Ltd,1,13/01/2026,oak,9 = 2 ready|3 left-out equal-row|4 ready
a file without details has its sum in the last line, below at least three others
  Customer,Amount / A,100 / B,50 / C,20 / North,170 / D,5 / All debts,345 = 2 ready|3 ready|4 ready|5 ready|6 ready|7 left-out total
  Customer,Amount / A,100 / B,50 / C,20 / All debts,170 = 2 ready|3 ready|4 ready|5 left-out total
details of a credit note are none of debts
  Customer,Ref,Type,Total / A,,Invoice,100 / B,,Invoice,50 / B,3,Credit note,20 / Elm,,Invoice,150 = 2 ready|3 ready|4 left-out credit-or-payment|5 ready
a line of totals may have the outstanding amounts alone, or the original ones without credit notes
  Customer,Ref,Total,Balance / A Ltd,1,100,40 / B Ltd,2,50,30 / North,,,70 = 2 ready|3 ready|4 left-out total
  Customer,Ref,Type,Total,Balance / A Ltd,1,Invoice,100,40 / B Ltd,2,Invoice,50,30 / B Ltd,3,Credit note,20,20 / North,,,150,70 = 2 ready|3 ready|4 left-out credit-or-payment|5 left-out total
a debtor’s line without details may be the sum of that debtor’s rows, which have some
  Customer,Ref,Total / A Ltd,1,100 / A Ltd,,100 / B Ltd,,200 = 2 ready|3 left-out total|4 ready
  Customer,For,Phone,Total / A Ltd,May,,360 / A Ltd,June,,360 / B Ltd,June,01632 960001,50 = 2 ready|3 ready|4 ready
a line of totals is seen below a credit note, and below other money
  Customer,Ref,Type,Currency,Total / A Ltd,1,Invoice,GBP,100 / B Ltd,2,Invoice,GBP,50 / B Ltd,3,Credit note,GBP,20 / C Ltd,4,Invoice,EUR,7 / Elm,,,,177 / All debts,,,,307 = 2 ready|3 ready|4 left-out credit-or-payment|5 left-out currency|6 ready|7 left-out total
a total below a malformed row adds up, and a malformed row is no total
  Customer,Ref,Total,Date / A Ltd,1,100,13/01/2026 / B Ltd,2,50 / All debts,,150, / A Ltd,,150 = 2 ready|3 to-fix|4 left-out total|5 to-fix
a line with a credit alone is no invoice
  Customer,Ref,Date,Debit,Credit / A Ltd,1,13/01/2026,100,0.00 / A Ltd,2,14/01/2026,0.00,80 / A Ltd,3,15/01/2026,,80 / A Ltd,4,15/01/2026,TBC,80 = 2 ready|3 left-out credit-or-payment|4 left-out credit-or-payment|5 to-fix
a second table is not read by the names of the first, and a header of two lines is none
  Customer,Invoice,Date,Amount / A Ltd,1,13/01/2026,100 / Creditors,,, / Name,Bill,Bill date,Amount / B Ltd,2,14/01/2026,50 = 2 ready|3 to-fix|4 left-out total|5 left-out total
  Customer,Invoice,Date,Amount / Text,Text,Date,Currency / A Ltd,1,13/01/2026,100 = 2 to-fix|3 ready
a header that is repeated is no row
  Customer,Ref,Amount / A Ltd,1,100 / Customer,Ref,Amount / B Ltd,2,50 / Page 2 of 3,, = 2 ready|4 ready|5 left-out total
any of several columns of currencies leaves a row out
  Customer,Currency,Customer currency,Amount / A Ltd,GBP,EUR,5 / B Ltd,,GBP,5 / C Ltd,,EUR,5 = 2 left-out currency|3 ready|4 left-out currency
the client’s own type of a debt is no type of document
  Company name,Debt type,Original amount / A Ltd,Trade credit,50 / B Ltd,Late payment,50 / C,Credit note,5 / D,SC,5 / E,Credit,5 = 2 ready|3 ready|4 left-out credit-or-payment|5 ready|6 ready
an amount outstanding that the export calls unknown is to be entered
  company_name,initial_debt,amount_outstanding / A Ltd,100.00,Unknown = 2 to-fix
a count of ledger terms is no name, and neither is a total of a currency
  Customer,Invoices,Date,Amount / A Ltd,3,13/01/2026,100 / B Ltd,2,14/01/2026,200 / 2 customers,5,,300 / Total (GBP),2,31/01/2026,9 / 7 Oaks,1,14/01/2026,9 = 2 ready|3 ready|4 left-out total|5 left-out total|6 ready
one word among serial dates is to fix, and no other row, also beside a placeholder
  Company name,Amount,Invoice date / A Ltd,1000,46034 / B Ltd,800,soon / C Ltd,700,N/A = 2 ready|3 to-fix|4 ready
`

it.each(casesOf(statusCases))('%s', async (_, csv, statuses) => {
  expect((await openSheet(csv)).statuses()).toEqual(statuses.split('|'))
})

/** Of the debtor: title, first names, last name, company name, and what it is before the law. */
const debtorCases = `
a person in one column is split into title, first and last name, which may stand first, have several parts, or be the whole name
  Customer,Customer type,Amount / Mrs Ann Mary Archer,Individual,5 / Van Archer,Individual,5 / "Archer, Mr  Ann",Individual,5 / "Archer, Ann",Individual,5 / Dr Ludwig van Beethoven,Person,5 / Mr & Mrs Archer,Individual,5 = Mrs|Ann Mary|Archer||consumer / |Van|Archer||consumer / Mr|Ann|Archer||consumer / |Ann|Archer||consumer / Dr|Ludwig|van Beethoven||consumer / Mr & Mrs||Archer||consumer
a name with an honour or a remark is not split
  Customer,Customer type,Amount / "Dr Ann Archer PhD, OBE",Individual,5 / "Archer, Ann (deceased)",Individual,5 / Ann Obembe,Individual,5 = ||Dr Ann Archer PhD, OBE||consumer / ||Archer, Ann (deceased)||consumer / |Ann|Obembe||consumer
a first name may look like a legal form
  Customer,Amount,Private individual / AG Archer,50,x = |AG|Archer||consumer
a business that is not limited is no consumer, and Sons are no last name
  Customer,Amount,Ltd?,Customer type / Ash & Sons,50,No, / Elm & Sons,50,,Private = |||Ash & Sons|company / ||Elm & Sons||consumer
a column may ask whether the debtor is a business
  Customer,Amount,Is business,Customer type / Ann Archer,50,No,Gold / Elm,50,Yes,Gold / Oak,50,Company,Gold = |Ann|Archer||consumer / |||Elm|company / |||Oak|company
a contact beside a company with a title does not owe its debt
  Customer,First name,Last name,Amount / Dr Fone Repairs,Ann,Lee,5 = |Ann|Lee|Dr Fone Repairs|company
the whole name of a person may stand beside its parts
  Customer,First name,Last name,Amount / Mrs Ann Archer,Ann,Archer,5 / "Archer, Ann",Ann,Archer,5 / Elm Ltd,Ann,Archer,5 = Mrs|Ann|Archer||consumer / |Ann|Archer||consumer / |Ann|Archer|Elm Ltd|company
a title makes a person of a name, unless it is that of a company or the file says what it is
  Customer,Customer type,Company number,Amount / Mr D Hughes,,,5 / Dr Fox Ltd,,,5 / Miss Moss,Company,,5 / Mr Luck,,01234567,5 / Lord Nelson,,,5 / MS Glass,,,5 / Mr Fry t/a Fry Plumbing,,,5 / Dr Patel & Partners,,,5 = Mr|D|Hughes||consumer / |||Dr Fox Ltd|company / |||Miss Moss|company / |||Mr Luck|company / |||Lord Nelson|company / |||MS Glass|company / |||Mr Fry t/a Fry Plumbing|company / |||Dr Patel & Partners|company
a title may stand before or behind a name
  Customer,Title,Amount / "Cole, Mr C",,5 / Archer Ann Mrs,,5 / MR/MRS BOOTH,,5 / Mr A Archer & Ms B Booth,,5 / Ann Elm,Mrs,5 / Ash,Director,5 / Mr Smith & Son,,5 / Little Miss Nursery,,5 = Mr|C|Cole||consumer / ||Archer Ann Mrs||consumer / ||MR/MRS BOOTH||consumer / ||Mr A Archer & Ms B Booth||consumer / Mrs|Ann|Elm||consumer / Director|||Ash|company / |||Mr Smith & Son|company / |||Little Miss Nursery|company
  Customer,VAT registered,Amount / Mr Joe Lee,No,5 / Elm,No,5 = Mr|Joe|Lee||consumer / |||Elm|company
  Customer,Amount / Mr Joe Ali Khan,5 / Mrs Eva van der Berg,5 / Mr Joe Lee and Mrs Ann Lee,5 / ARCHER MR J P,5 / Mr Smith and Sons,5 / Mr Singh's Pizza,5 / MS A ELM,5 / Dr Patel Surgery,5 / Estate of Al Ash,5 / J Fir Esq,5 = Mr|Joe Ali|Khan||consumer / Mrs|Eva|van der Berg||consumer / ||Mr Joe Lee and Mrs Ann Lee||consumer / ||ARCHER MR J P||consumer / |||Mr Smith and Sons|company / |||Mr Singh's Pizza|company / MS|A|ELM||consumer / |||Dr Patel Surgery|company / ||Estate of Al Ash||consumer / ||J Fir Esq||consumer
a column of titles belongs to one of names
  Name,Title,Amount / Ann Archer,Mrs,5 / Larch,,5 = Mrs|Ann|Archer||consumer / |||Larch|company
a column of patients is of consumers
  Patient,Amount / Ann Archer,5 / Larch Care Ltd,5 = |Ann|Archer||consumer / |||Larch Care Ltd|company
a column of companies may say that a person is private
  Company,Forename,Surname,Amount / Elm,Ben,Booth,5 / Private,Fi,Fox,5 / No company,Al,Ash,5 / Sole trader,Jo,Lee,5 = |Ben|Booth|Elm|company / |Fi|Fox||consumer / |Al|Ash||consumer / |Jo|Lee||owner
any of several columns may say that the debtor is private
  Customer,Private individual,Consumer,Amount / Ann Archer,no,yes,5 / Elm,no,no,5 = |Ann|Archer||consumer / |||Elm|company
a company may be called like an answer
  Company,Amount / A,5 / B,5 / Y,5 = |||A|company / |||B|company / |||Y|company
a type of debt, a number or a remark may say that the debtor is a consumer
  Customer,Debt type,Company number,Amount / Ann Archer,Consumer,,5 / Joe Lee,,Individual,5 / Sue Ash (individual),,,5 / Ed Fir (Private),,,5 / Larch Ltd,Private,,5 = |Ann|Archer||consumer / |Joe|Lee||consumer / |Sue|Ash||consumer / |Ed|Fir||consumer / |||Larch Ltd|company
any of several types of customer may say that the debtor is a consumer
  Customer,Company type,Customer type,Private individual,Amount / Ann Archer,Gold,Individual,no,5 / Elm Ltd,,Private,no,5 = |Ann|Archer||consumer / |||Elm Ltd|company
a person without a company is a consumer, also beside a type that names no kind, and as a sole trader owes a business debt
  First name,Last name,Private individual,Customer type,Amount / Ann,Archer,,Standard,5 / Ann,Archer,,Sole trader,5 / ,Archer,yes,Sole trader,5 = |Ann|Archer||consumer / |Ann|Archer||owner / ||Archer||owner
a trading name stands for a company
  Trading name,Amount / Larch Joinery,5 = |||Larch Joinery|company
a consumer may have a company, whose name is none of a person
  Company name,First name,Last name,Customer type,Amount / Larch,Ann,Archer,Individual,5 = |Ann|Archer|Larch|consumer
`

it.each(casesOf(debtorCases))('%s', async (_, csv, expected) => {
  const bodies = (await openSheet(csv)).bodies()
  const debtors = bodies.map(
    ({ title, first_names, last_name, company_name, debtor_debt, is_individual }) => {
      const person = debtor_debt.add_late_payment_interest ? 'owner' : 'consumer'
      const kind = is_individual ? person : 'company'
      return [title, first_names, last_name, company_name, kind].join('|')
    },
  )
  expect(debtors.join(' / ')).toBe(expected)
})

/** All errors and warnings: the rows that have them, a message, and what mends them. */
const problemCases = `
an amount outstanding above the original amount is a warning, unless that is none, and fills one that is blank
  Customer,Email,Total,Balance / A Ltd,a@a.example,100,120 / B Ltd,b@a.example,soon,120 / C Ltd,c@a.example,TBC,60
  = 3 Enter the amount owed, like 1,234.50 [leave-out-rows]|2 This is more than the original amount|4 Blank: the amount outstanding is the original amount
a placeholder for an amount outstanding is asked about, a blank one only where others are filled
  Customer,Email,Total,Balance / A Ltd,a@a.example,100,N/A / B Ltd,b@a.example,100,  / C Ltd,c@a.example,,N/A / D Ltd,d@a.example,9000,NULL / E Ltd,e@a.example,9000,None
  = 4 Enter the amount owed, like 1,234.50 [leave-out-rows]|2,5,6 Blank: the original amount is outstanding [blankOutstanding]
an amount that can be read in two ways waits for the decimal sign, and other values do not
  Customer,Email,Phone,Total,Balance / A Ltd,c@cedar,01632 960001,2000,1.500 = 2 Enter 1.500 as £1.50 or £1,500.00 [decimalSign]|2 Enter an email address in the correct format, like name@example.com [clear-values]
a mistyped value of an optional field can be cleared
  Customer,Email,Phone,Company number,Disputed,Total / A Ltd,c@cedar,4.47E+11,123456789,maybe,100
  = 2 Company number must be 8 characters, like 01234567 or SC123456 [clear-values]|2 Enter an email address in the correct format, like name@example.com [clear-values]|2 Enter yes or no [suggestions]|2 Left blank: a spreadsheet has rounded this number|2 There is no address, email or phone number for the debtor
a debt needs a name, of a private individual the last one
  Customer,Customer type,Email,Total / Larch Ltd,Individual,a@a.example,100 / ,,b@a.example,100
  = 2 Enter the last name of the private individual [leave-out-rows]|3 Enter the name of the company or person who owes the money [leave-out-rows]
the name above is suggested for an invoice without one, as below merged cells
  Customer,Email,Last contact,Invoice no,Total / A Ltd,a@a.example,Jan,1,50 / ,a@a.example,May,2,60 = 3 Enter the name of the company or person who owes the money [suggestions]
  Customer,Email,Invoice no,Total / A Ltd,a@a.example,1,50 / ,b@a.example,2,60 = 3 Enter the name of the company or person who owes the money [leave-out-rows]
  Customer,Email,Contact,Invoice no,Total / A Ltd,a@a.example,Sue,1,50 / ,a@a.example,Bo,2,60 = 3 Enter the name of the company or person who owes the money [leave-out-rows]
  Customer,Email,Invoice no,Total / A Ltd,a@a.example,1,50 / Total,,,50 / ,a@a.example,2,60 = 4 Enter the name of the company or person who owes the money [leave-out-rows]
an owner without a company is sent as an individual
  Last name,Customer type,Email,Total / Archer,Sole trader,a@a.example,100 = 2 Sent as an individual, as there is no company name
an address needs a first line, a town and a postcode; without a column for one, a town, or with N/A it is left out
  Customer,Email,House no,Street,Town,Postcode,Total / A Ltd,a@a.example, ,,Leeds,LS1 4AP,100 / B Ltd,,N/A,N/A,N/A,N/A,100 / C Ltd,a@a.example,,1 Road,Leeds,N/A,100 / D Ltd,a@a.example,1,,,LS1 4AP,100 / E Ltd,a@a.example,1 Road,Leeds,,LS1 4AP,100
  = 2 Enter address line 1 [leave-out-rows]|3 There is no address, email or phone number for the debtor|4 Blank, so the address is left out|5 Blank, so the address is left out
  Customer,Email,Town,Postcode,Total / A Ltd,a@a.example,Leeds,LS1,100 / B Ltd,b@a.example,,N/A,100 = 2 Blank, so the address is left out
a remark beside a yes is a warning, also where most cells of its column are others, and an unknown type of customer
  Customer,Customer type,Email,Total,Dispute / A Ltd,Invididual,a@a.example,50,Yes / Ann Archer,Invididual,a@a.example,50,Yes - late / C Ltd,Company,a@a.example,50,Awaiting POD
  = 3 Only the first valid value is used|3 We do not know this type, so the debtor is charged as a business|4 Read as disputed
values of each row make one group of problems
  Customer,Email,Total,Balance / A Ltd,a@a.example; b@a.example,9000,1.500 / B Ltd,c@a.example; d@a.example,9000,2.100 = 2,3 Enter 1.500 as £1.50 or £1,500.00 [decimalSign]|2,3 Only the first valid value is used
postcodes are mended where each has a suggestion
  Customer,Address,Town,Postcode,Total / A Ltd,1 Road,Leeds,N17 O8L,100 / B Ltd,1 Road,Leeds,N17 1B,200 = 2,3 Enter a full UK postcode, like SW1A 1AA [leave-out-rows]
a company without its legal form is a warning, a sole trader none, and a person whose name is not split is one
  Customer,Customer type,Email,Total / Larch,Company,a@a.example,100 / Elm,Sole trader,b@a.example,100 / Ann Archer (deceased),Individual,c@a.example,100
  = 2 Use the registered name, with Ltd, PLC or LLP: letters to the wrong company can fail|4 Sent as a last name, as it cannot be split
a second row of one invoice is a warning, also of another name, and a payment of it; one of a customer none
  Customer,Account,Invoice no,Email,Amount / A Ltd,C1,I-1,a@a.example,300 / A Ltd,C1,I-1,a@a.example,250 / A Ltd,C1,I-2,a@a.example,250 / B Ltd,C2,,b@a.example,50 / B Ltd,C2,,b@a.example,60 / C Ltd,C3,INV-10,c@a.example,300 / D Ltd,C4,INV-10,d@a.example,300 / D Ltd,C4,I-7,d@a.example,90 / D Ltd,C4,I-7,d@a.example,(90)
  = 10 The amount cannot be negative [leave-out-rows]|3,8 An earlier row has this invoice number|9 This file has a payment or credit of the same number
a row that does not fit the header has no other problem
  Customer,Total,Email / ,9 = 2 Cells and columns do not match [accept-shape]
`

it.each(casesOf(problemCases))('%s', async (_, csv, expected) => {
  const { run, summary } = await openSheet(csv)
  const shown = summary().problems.map(({ id, message, mend }) => {
    const rows = run('rows', `problem ${id}`, 1).map(({ rowNumber }) => rowNumber)
    return [rows, message, mend && `[${mend}]`].filter(Boolean).join(' ')
  })
  expect(shown.join('|')).toBe(expected)
})

/** Each row as it is understood: status, cells, errors and warnings by their first words, and why it is left out. */
const understood = (sheet: Opened) =>
  sheet.rows().map(({ rowNumber, status, cells, errors, warnings, leftOut }) => {
    const words = (text: string) => text.split(' ').slice(0, 6).join(' ')
    const shown = cells.map(({ shown: text }) => text).join('|')
    const remarks = [...errors, ...warnings].map(words).join('; ')
    const all = [rowNumber, status, shown, remarks && `(${remarks})`, leftOut?.text]
    return all.filter(Boolean).join(' ')
  })

const ledgers = `
cells are shown as understood, a placeholder blank, and a date that is none with a warning
  Customer,Email,Private individual,Invoice date,Total,Balance,VAT number,Note / A Ltd,a@a.example,no,N/A,100,N/A,'123456782,x / Ann Archer,b@a.example,x, ,'200,50,n/a,
  = 2 ready A Ltd||£100.00|£100.00|a@a.example|no|123456782 (Amount outstanding: Blank: the original amount; Last invoice date: This is not) / 3 ready Ann Archer||£200.00|£50.00|b@a.example|x|
payments are shown as understood
  Customer,Email,Amount,Paid / A Ltd,a@a.example,"1.250,00",-50 / B Ltd,b@a.example,"1.900,50","1.200,5" = 2 ready A Ltd|£1,250.00|£50.00|£1,200.00|a@a.example / 3 ready B Ltd|£1,900.50|£1,200.50|£700.00|b@a.example
cells that are malformed or no debt are shown as they are
  Customer,Currency,Document type,Email,Invoice date,Total,Balance / A Ltd, EUR,Invoice,a@a.example,46034,100, / B Ltd,GBP,Invoice,b@a.example,46034,100 / C Ltd,GBP,Invoice,b@a.example,46034,100, / D Ltd,GBP,Credit Memo,b@a.example,46034,100,
  = 2 left-out A Ltd|46034|100|| EUR|Invoice|a@a.example The amount is in EUR, not in pounds / 3 to-fix B Ltd|46034|100||GBP|Invoice|b@a.example (This row has 6 columns, the) / 4 ready C Ltd|12 Jan 2026|£100.00|£100.00|GBP|Invoice|b@a.example / 5 left-out D Ltd|46034|100||GBP|Credit Memo|b@a.example Credit Memo, not an invoice
lines of totals of an aged summary are left out, whose header stands on its fifth row
  Aged Receivables Summary / Example Trading Ltd / As at 31 January 2026 /  / Contact,Current,< 1 Month,1 Month,2 Months,3 Months,Older,Total / Larchmere Joinery Ltd,0.00,"1,200.00",0.00,0.00,0.00,0.00,"1,200.00" / Tarn Foods Ltd,0.00,0.00,480.00,0.00,0.00,(80.00),400.00 / Total,0.00,"1,200.00",480.00,0.00,0.00,(80.00),"1,600.00" / Percentage of total,0.00%,75.00%,30.00%,0.00%,0.00%,-5.00%,100.00%
  = 6 ready Larchmere Joinery Ltd|£1,200.00 (There is no address, email or) / 7 ready Tarn Foods Ltd|£400.00 (There is no address, email or) / 8 left-out Total|1,600.00 This line is a total of other lines / 9 left-out Percentage of total|100.00% This line is a total of other lines
a report by debtor has each name on a line of its own above the invoices
  Date,Invoice number,Total / A Ltd,, / 12/01/2026,1,100 / Total A Ltd,,100 / B Ltd,, / 13/01/2026,2,50 / Total for B Ltd,,50 / Total,,150 / 28 November 2026,,
  = 3 ready A Ltd|12 Jan 2026|£100.00|1 (There is no address, email or) / 4 left-out Total A Ltd||£100.00| This line is a total of other lines / 6 ready B Ltd|13 Jan 2026|£50.00|2 (There is no address, email or) / 7 left-out Total for B Ltd||50| This line is a total of other lines / 8 left-out Total||150| This line is a total of other lines
a heading of the list names no debtor
  Date,Invoice number,Total / Unpaid invoices,, / 12/01/2026,1,100 / Total unpaid invoices,,100
  =
a group of a report that has groups itself names no debtor
  ,Invoice number,Total / A Ltd,, / ,1,100 / Project,, / ,2,50 / Total for Project,,50 / Total for A Ltd,,150 / B Ltd,, / Project,, / ,3,7
  =
a line among the rows may name the currency of those below, until the next such line
  Customer,Email,Amount / A Ltd,a@a.example,100 / Currency: EUR,, / B Ltd,b@a.example,100 / UK customers,, / D Ltd,d@a.example,100
  = 2 ready A Ltd|£100.00|a@a.example / 3 left-out Currency: EUR|| The amount is in EUR, not in pounds / 4 left-out B Ltd|100|b@a.example The amount is in EUR, not in pounds / 5 to-fix UK customers|| (Original amount: Enter the amount owed,; Company name: Use the registered name,; There is no address, email or) / 6 ready D Ltd|£100.00|d@a.example
identifiers lose what a program added that took them for numbers
  Company name,Company number,Phone,VAT number,Invoice no,Amount,Invoice date,Email / Larchmere Joinery Ltd,1234567.0,1632960001.0,,1042.0,1250.0,2026-01-12,a@larch.example / Tarn Foods Ltd,7654321.0,7700900123.0,123456789.0,1043.0,480.5,2026-01-13,b@tarn.example / Hexham Glass Ltd,,,,1044.0,300.0,2026-01-14,c@hexham.example
  = 2 ready Larchmere Joinery Ltd|12 Jan 2026|£1,250.00|01234567|01632960001||1042|a@larch.example / 3 ready Tarn Foods Ltd|13 Jan 2026|£480.50|07654321|07700900123|123456789|1043|b@tarn.example (VAT number: The check digits of) / 4 ready Hexham Glass Ltd|14 Jan 2026|£300.00||||1044|c@hexham.example
a value of another column in an optional one is left blank, and in a reference it is text
  Customer,Ref,Amount,VAT number,Company number,Email,Phone,Private individual / A Ltd,12/01/2026,50,20.00,12/01/2026,01632 960001,"£1,250.00",20% / B Ltd,1,50,see invoice 7,a@a.example,a@a.example,INV-77, / C Ltd,2,50,123456782,01234567,a@a.example,01632 960001,no / D Ltd,3,50,123456782,01234567,a@a.example,01632 960001,no
  = 2 ready A Ltd|£50.00|12/01/2026|20.00|12/01/2026|01632 960001|£1,250.00|20% (Private individual: Left blank: this looks; Company number: Left blank: this looks; VAT number: Left blank: this looks; Email: Left blank: this looks like; Phone: Left blank: this looks like; There is no address, email or) / 3 ready B Ltd|£50.00|1|see invoice 7|a@a.example|a@a.example|INV-77| (Company number: Left blank: this looks; VAT number: Left blank: this looks; Phone: Left blank: this looks like) / 4 ready C Ltd|£50.00|2|123456782|01234567|a@a.example|01632 960001|no / 5 ready D Ltd|£50.00|3|123456782|01234567|a@a.example|01632 960001|no
numbers with labels, or with signs that group their digits, are left blank
  Customer,Amount,Phone,CRN,VAT / A Ltd,50,"1,632,960,001",No. 1234567,VAT123456782
  = 2 ready A Ltd|£50.00|1,632,960,001|No. 1234567|VAT123456782 (Company number: Left blank: this looks; VAT number: Left blank: this looks; Phone: Left blank: this looks like; There is no address, email or)
`

it.each(casesOf(ledgers))('%s', async (_, csv, expected) => {
  expect(understood(await openSheet(csv)).join(' / ')).toBe(expected)
})
