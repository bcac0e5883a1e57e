// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { importColumns } from '@/rules/import-columns'
import { templateCsv } from '../cells/sheet-fields'
import { type Decisions, fileLimits, type ListedDebt, type RowFilter } from './protocol'
import { openFile, openSheet } from './testing/open-sheet'

const header = 'Company name,Your reference,Original amount,Last invoice date,Email'
const line = (number: number) =>
  `Debtor ${number} Ltd,REF-${number},${100 + number}.50,1${number % 10}/03/2024,a${number}@a.example`
const csvOf = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`

describe('editing', () => {
  it('checks the row, and is undone step by step', async () => {
    const sheet = await openSheet(csvOf(line(1), 'B Ltd,R,x,12/03/2024,b@a.example'))
    expect(sheet.summary().counts).toMatchObject({ ready: 1, toFix: 1 })
    const error = expect.any(String)
    expect(sheet.cell(3, 'initial_debt')).toEqual({ text: 'x', shown: 'x', error })
    const edited = { counts: { ready: 2 }, canUndo: true, version: 2, columns: { length: 5 } }
    expect(sheet.edit(3, 'initial_debt', '50')).toMatchObject(edited)
    expect(() => sheet.edit(9, 'city', 'Leeds')).toThrow('The file has no row 9.')
    expect(sheet.cell(3, 'initial_debt')).toEqual({ text: '50', shown: '£50.00' })
    sheet.edit(3, 'company_name', '\u202aC Ltd')
    expect(sheet.cell(3, 'company_name')?.text).toBe('C Ltd')
    sheet.run('undo')
    expect(sheet.cell(3, 'company_name')?.text).toBe('B Ltd')
    expect(sheet.run('undo')).toMatchObject({ counts: { ready: 1, toFix: 1 }, canUndo: false })
    expect(sheet.run('undo').counts).toMatchObject({ ready: 1, toFix: 1 })
  })

  it('takes a town without a column; one cell may have the whole address', async () => {
    const sheet = await openSheet(
      'Customer,Email,Amount,Address,Postcode\nA Ltd,a@a.example,50,1 Road,LS1 4AP\n',
    )
    const warning = 'Blank, so the address is left out'
    expect(sheet.summary().counts).toMatchObject({ ready: 1, warned: 1 })
    expect(sheet.cell(2, 'city')).toEqual({ text: '', shown: '', warning })
    expect(sheet.edit(2, 'city', 'Leeds').counts).toMatchObject({ ready: 1, warned: 0 })
    const use = { isResidential: false, isPrimary: true, isBilling: false, isDelivery: false }
    expect(sheet.bodies()).toMatchObject([
      { debtor_addresses: [{ city: 'Leeds', doNotContact: false, ...use }] },
    ])
    expect(sheet.edit(2, 'postcode', '').counts).toMatchObject({ toFix: 1 })
    expect(sheet.run('rowsToFixCsv')).toMatch(/^Customer,Email,Amount,Address,Postcode,city,Row/)
    sheet.run('undo')
    expect(sheet.run('undo').counts).toMatchObject({ warned: 1 })
    const parts = { street_1: '1 Road', street_2: 'Unit 2', city: 'Leeds', postcode: 'LS1 4AP' }
    for (const address of [
      '"1 Road, Unit 2, Leeds LS1 4AP, UK",',
      '"1 Road\nUnit 2\nLeeds",LS1 4AP',
    ]) {
      const whole = await openSheet(`Customer,Total,Address,Postcode\nA,5,${address}\n`)
      expect(whole.bodies()).toMatchObject([{ debtor_addresses: [parts] }])
    }
  })

  it('of a date is of the order of the file, else day first, and stays when that is decided', async () => {
    const sheet = await openSheet('Customer,Amount,Date\nA Ltd,5,soon\nB Ltd,5,03/04/2025\n')
    sheet.edit(2, 'last_invoice_date', '05/03/2026')
    sheet.decide({ dateOrder: 'month-first' })
    expect(sheet.cell(2, 'last_invoice_date')?.shown).toBe('5 Mar 2026')
    sheet.edit(2, 'last_invoice_date', '27/03/2026')
    expect(sheet.cell(2, 'last_invoice_date')?.shown).toBe('27 Mar 2026')
  })

  it('of a field without a column changes no other row, and is undone', async () => {
    const sheet = await openSheet(
      'Title,Name,Private individual,Amount,Address,Email\n,Ash Ltd,yes,50,1 Road,a@a.example\nMr,J Elm,,50,2 Road,b@b.example\n',
    )
    const { columns, fields } = sheet.summary()
    const bodies = sheet.bodies()
    sheet.edit(2, 'last_name', 'Ash')
    sheet.edit(2, 'postcode', 'LS1 4AP')
    sheet.decide({})
    expect(sheet.bodies()).toMatchObject([{ last_name: 'Ash' }, ...bodies])
    sheet.run('undo')
    sheet.run('undo')
    expect(sheet.decide({})).toMatchObject({ columns, fields })
    expect(sheet.bodies()).toEqual(bodies)
  })
})

describe('a group of problems', () => {
  it('has its rows, its first values and what mends it', async () => {
    const sheet = await openSheet(
      'Company name,Amount,Address,Town,Postcode\nA,50,1 Road,Leeds,N17 O8L\nB Ltd,50,1 Road,Leeds,N17 O8L\nTotal,100,1 Road,Leeds,N17 O8L\nC,soon,1 Road,Leeds,LS1 4AP\n',
    )
    const [problem, other, warning] = sheet.summary().problems
    expect(problem).toMatchObject({
      ...{ severity: 'error', field: 'postcode', rowCount: 2, firstRow: 2 },
      ...{ values: [['N17 O8L', 'N17 0BL']], mend: 'suggestions' },
    })
    expect(sheet.run('rows', `problem ${problem?.id}`, 1)).toHaveLength(2)
    expect(sheet.run('mend', problem?.id ?? '').counts).toMatchObject({ ready: 2 })
    expect(sheet.cell(2, 'postcode')?.text).toBe('N17 0BL')
    expect(sheet.run('rows', `problem ${warning?.id}`, 1)).toHaveLength(2)
    expect(sheet.run('mend', 'none').counts).toMatchObject({ ready: 2 })
    expect(sheet.run('mend', other?.id ?? '').counts).toMatchObject({ ready: 2, leftOut: 2 })
    sheet.run('undo')
    expect(sheet.run('undo').counts).toMatchObject({ toFix: 3 })
  })

  it.each([
    ['clears values that no debt needs', 'A Ltd,R,50,12/03/2024,a@b', 'clear-values', { ready: 2 }],
    ['leaves out negative amounts', 'A Ltd,R,(5),12/03/2024,', 'leave-out-rows', { leftOut: 1 }],
    ['accepts a short row', 'A Ltd,R,50', 'accept-shape', { ready: 2 }],
  ])('%s', async (_, row, mend, counts) => {
    const sheet = await openSheet(csvOf(line(1), row))
    const [problem] = sheet.summary().problems
    expect(problem?.mend).toBe(mend)
    expect(sheet.run('mend', problem?.id ?? '').counts).toMatchObject({ toFix: 0, ...counts })
    expect(sheet.run('undo').counts).toMatchObject({ toFix: 1 })
  })

  it('of dates that are none is mended by importing without a date', async () => {
    const sheet = await openSheet(csvOf(line(3), 'A Ltd,R,50,soon,', 'B Ltd,S,50,13/03/2099,'))
    expect(sheet.summary().counts).toMatchObject({ ready: 1, toFix: 2 })
    const press = () => {
      const found = sheet.run('summary').problems.find(({ mend }) => mend === 'importWithoutDate')
      return sheet.run('mend', found?.id ?? '').counts
    }
    expect(press()).toMatchObject({ ready: 2, toFix: 1 })
    expect(sheet.bodies()[1]?.debtor_debt.last_invoice_date).toBeNull()
    expect(press()).toMatchObject({ ready: 1, toFix: 2 })
  })
})

describe('the order of dates', () => {
  it.each([
    ['day-first', '04/08/2024,05/06/2024 04/08/2024,31/12/2025,12/31/2025 12/05/2024 05/12/2024'],
    ['month-first', '04/08/2024,12/31/2025'],
    ['month-first', '05/12/2024,06/13/2024', 'Due date'],
    ['year-first', '24-11-20,25-06-30'],
    ['not asked', '04/08/2024,31/12/2025 12/31/2025 05/05/2024 2024-08-04 24/11/17,25/10/16'],
  ])('is %s of %s', async (answer, files, other = '') => {
    for (const dates of files.split(' ')) {
      const rows = dates.split(',').map((date, index) => `A ${index} Ltd,R,50,${date},`)
      const csv = other ? `Name,Amount,Date,${other}\nA,5,${dates}\n` : csvOf(...rows)
      const question = (await openSheet(csv)).summary().questions.dateOrder
      expect(question.rowCount > 0 ? question.answer : 'not asked', dates).toBe(answer)
    }
  })

  it('is decided by a person', async () => {
    const sheet = await openSheet(csvOf('A Ltd,R,50,04/08/2024,', 'B Ltd,R,50,13/08/2024,'))
    const date = () => sheet.cell(2, 'last_invoice_date')
    expect(date()?.shown).toBe('4 Aug 2024')
    const { questions, problems } = sheet.decide({ dateOrder: 'month-first' })
    expect(questions.dateOrder.answer).toBe('month-first')
    expect(problems[0]).toMatchObject({ firstRow: 3, mend: 'importWithoutDate' })
    expect(date()).toMatchObject({ text: '04/08/2024', shown: '8 Apr 2024' })
  })
})

it('totals are added up to the penny, and a settled debt does not grow', async () => {
  const rows = ['A Ltd,1,1000.10,01/01/2026,', 'B Ltd,2,2000.20,01/01/2026,']
  const csv = `${header},Balance\n${rows[0]},1000.10\n${rows[1]},0.00\n`
  const { totals } = (await openSheet(csv)).summary()
  // 8.1 % of £1,000.10 over 298 days.
  const sums = { outstanding: 1_000_10, interest: 66_14, compensation: 70_00, added: 0 }
  expect(totals).toEqual(sums)
})

it('amounts have the fee of the fee mode', async () => {
  const sheet = await openSheet('Company name,Amount\nA Ltd,1000\nB Ltd,1000.01\nC Ltd,15000.01\n')
  const fees = () => sheet.bodies().map(({ debtor_debt }) => debtor_debt.fee_type)
  expect(fees()).toEqual(['Fixed Fee', 'Fixed Fee', 'No Recovery No Fee'])
  sheet.decide({ feeMode: 'No Recovery No Fee' })
  expect(fees()).toEqual(['Fixed Fee', 'No Recovery No Fee', 'No Recovery No Fee'])
})

describe('rows that are left out', () => {
  it('are shown with their reason, and taken in again', async () => {
    const sheet = await openSheet(csvOf(line(1), line(2), line(1)))
    sheet.run('override', [3], 'leave-out')
    const texts = sheet.run('rows', 'left-out', 1).map(({ leftOut }) => leftOut?.text)
    expect(texts).toEqual(['You left this row out', 'The same as row 2'])
    const byPerson = [{ reason: 'by-person', rowCount: 1 }]
    // Who leaves out a debt does not want its copy instead.
    expect(sheet.run('override', [2], 'leave-out').counts).toMatchObject({ ready: 0, leftOut: 3 })
    sheet.run('undo')
    expect(sheet.run('includeAll', 'equal-row').leftOut).toEqual(byPerson)
    expect(sheet.run('override', [3, 4], 'include').counts).toMatchObject({ ready: 3, leftOut: 0 })
    sheet.run('undo')
    expect(sheet.run('undo').counts).toMatchObject({ ready: 1, leftOut: 2 })
  })

  const listed = (changes: Partial<ListedDebt>): ListedDebt => ({
    ...{ id: 7, name: 'Debtor 1 Limited', customerRef: 'ref-1', externalRef: '' },
    ...{ amount: 101_50, date: '2024-03-11' },
    ...changes,
  })

  it.each([
    ['everything is equal', {}],
    ['name and reference are equal, and the amount and date not', { amount: 9, date: null }],
    ['name, amount and date are equal, and the list has no reference', { customerRef: '' }],
    ['the other reference is equal', { customerRef: '', externalRef: 'REF – 1', amount: 9 }],
  ])('are already in the list when %s', async (_, changes) => {
    const sheet = await openSheet(csvOf(line(1), line(2)))
    const debt = listed(changes)
    const list = [{ ...debt, id: 5 }, debt, { ...debt, id: 6 }]
    expect(sheet.run('compare', list).counts).toMatchObject({ ready: 1, leftOut: 1 })
    expect(sheet.row(2).leftOut).toMatchObject({ reason: 'listed', listed: debt })
    expect(sheet.run('includeAll', 'listed').counts).toMatchObject({ ready: 2 })
    sheet.run('undo')
    expect(sheet.run('override', [2], 'include').counts).toMatchObject({ ready: 2 })
    expect(sheet.run('compare', [debt]).counts).toMatchObject({ ready: 2 })
    // A person took it in beside another debt.
    expect(sheet.run('compare', [{ ...debt, id: 9 }]).counts).toMatchObject({ ready: 1 })
    expect(sheet.run('compare', []).counts).toMatchObject({ ready: 2 })
  })

  it('are copies that were taken in, once a column says that they are credit notes', async () => {
    const rows = 'A Ltd,I1,100,Invoice\nA Ltd,I1,100,Credit note\n'
    const sheet = await openSheet(`Customer,Invoice no,Amount,Kind\n${rows}`)
    sheet.setMatch(3, null)
    expect(sheet.run('includeAll', 'equal-row').counts).toMatchObject({ ready: 2 })
    expect(sheet.setMatch(3, 'document_type').counts).toMatchObject({ ready: 1, leftOut: 1 })
    expect(sheet.run('override', [3], 'include').counts).toMatchObject({ ready: 2 })
  })

  it('are equal once a person has typed the same, and no longer once another value is added', async () => {
    const sheet = await openSheet('Customer,Amount\nA Ltd,100\nA Ltd,soon\n')
    expect(sheet.edit(3, 'initial_debt', '100').counts).toMatchObject({ ready: 1, leftOut: 1 })
    expect(sheet.edit(3, 'department', 'North').counts).toMatchObject({ ready: 2 })
  })

  it('are equal to one that was added, also where they stand above it; another amount is none', async () => {
    const sheet = await openSheet(csvOf('Debtor 1 Ltd,REF-1,soon,11/03/2024,', line(1)))
    sheet.run('recordResults', [{ rowNumber: 3, sent: 'added', debtId: 7, reasons: [] }])
    sheet.edit(2, 'initial_debt', '101.50')
    expect(sheet.run('compare', [listed({})]).leftOut[0]?.reason).toBe('equal-row')
    expect(sheet.edit(2, 'initial_debt', '99').counts).toMatchObject({ ready: 1, added: 1 })
  })

  it('are in the list by the number of their invoice, also beside another reference', async () => {
    const rows = 'Debtor 1 Ltd,REF-1,INV-2,101.50\n'
    const sheet = await openSheet(`Customer,Your reference,Invoice no,Amount\n${rows}`)
    const other = listed({ externalRef: 'INV-1' })
    expect(sheet.run('compare', [other]).counts).toMatchObject({ ready: 1, leftOut: 0 })
    const same = listed({ customerRef: 'REF-9', externalRef: '#inv 2', amount: 1 })
    expect(sheet.run('compare', [other, same]).counts).toMatchObject({ ready: 0, leftOut: 1 })
  })

  it.each([
    ['another name', { name: 'Other Ltd', amount: 1 }],
    ['another reference', { customerRef: 'REF-9', date: null }],
    ['another date and no reference', { customerRef: '', date: '2024-03-12' }],
  ])('are not rows that are only like a debt of the list, by %s', async (_, changes) => {
    const sheet = await openSheet(csvOf(line(1), 'Debtor 1 Ltd,REF-1,soon,,'))
    const debt = listed(changes)
    expect(sheet.run('compare', [debt]).counts).toMatchObject({ ready: 1, warned: 1 })
    const value = `${debt.name} ${debt.customerRef}`.trim()
    const message = 'Your list has a similar debt'
    const problem = sheet.run('summary').problems.find((each) => each.message === message)
    expect(problem).toMatchObject({ rowCount: 1, values: [[value, undefined]] })
  })
})

it('rows are left out with the credit note or the debt of the list that a person decided about alone', async () => {
  const [names, cells] = ['Customer,Invoice no,Date,Amount,Type', 'A Ltd,I1,01/01/2026,50']
  const sheet = await openSheet(`${names}\n${cells},Credit note\n${cells},\n${cells},\n`)
  sheet.run('override', [2], 'include')
  expect(sheet.run('override', [2], 'leave-out').counts.ready).toBe(1)
  const debt = { id: 7, name: 'A Ltd', customerRef: '', externalRef: 'I1', amount: 50_00 }
  sheet.run('compare', [{ ...debt, date: '2026-01-01' }])
  expect(sheet.run('includeAll', 'listed').counts.ready).toBe(1)
})

it('a debt without a date is one of the list by its references, or where neither has any', async () => {
  const sheet = await openSheet(
    'Company name,Account,Amount\nA Ltd,,50\nB Ltd,,50\nC Ltd,C-1,50\nD Ltd,,50\n',
  )
  const entry = { id: 7, customerRef: '', externalRef: '', amount: 50_00, date: null }
  sheet.run('compare', [
    { ...entry, name: 'A Ltd' },
    { ...entry, name: 'B Ltd', customerRef: 'B-1' },
    { ...entry, name: 'C Ltd', externalRef: 'C-2' },
    { ...entry, name: 'D Ltd', date: '2026-01-12' },
  ])
  expect(sheet.statuses()).toEqual(['2 left-out listed', '3 ready', '4 ready', '5 ready'])
})

it('a field that a person gives to a column is taken from another until it is given up, unless several may have it', async () => {
  const sheet = await openSheet('Customer,Gross,Net,Currency,Money\nA Ltd,120,100,GBP,EUR\n')
  sheet.setMatch(2, 'initial_debt')
  sheet.setMatch(4, 'currency')
  const { columns } = sheet.decide({ feeMode: 'No Recovery No Fee' })
  expect(columns.map(({ field, matchedBy }) => `${field} by ${matchedBy}`)).toEqual([
    ...['company_name by name', 'null by null', 'initial_debt by person'],
    ...['currency by name', 'currency by person'],
  ])
  expect(sheet.setMatch(4, null).columns[4]).toMatchObject({ field: null, matchedBy: 'person' })
  const fields = sheet.setMatch(2, 'department').columns.map(({ field }) => field)
  expect(fields.slice(0, 3)).toEqual(['company_name', 'initial_debt', 'department'])
})

it('the rows shown are those of the filter', async () => {
  const [faulty, warned] = ['B Ltd,R,x,12/03/2024,', 'C Ltd,R,50,12/03/2024,']
  const sheet = await openSheet(csvOf(line(1), faulty, line(1), warned))
  const numbers = (filter: RowFilter) => sheet.run('rows', filter, 1).map((row) => row.rowNumber)
  const filters = ['all', 'ready', 'to-fix', 'left-out', 'warned'] as const
  expect(filters.map(numbers)).toEqual([[2, 3, 4, 5], [2, 5], [3], [4], [5]])
})

it('a row that is no debt is shown as it is until a person takes it in', async () => {
  const sheet = await openSheet('Customer,Amount\nA Ltd,50\nTotal,50\n')
  sheet.run('override', [2], 'leave-out')
  const shown = () => [2, 3].map((row) => sheet.cell(row, 'initial_debt')?.shown)
  expect(shown()).toEqual(['£50.00', '50'])
  sheet.run('override', [3], 'include')
  expect(shown()).toEqual(['£50.00', '£50.00'])
})

const addedResult = (rowNumber: number) => ({ rowNumber, sent: 'added' as const, reasons: [] })

describe('sending', () => {
  it('leaves what was sent as it was sent, and undoes what was done to other rows', async () => {
    const sheet = await openSheet(csvOf(line(1), 'A Ltd,R,x,,'))
    sheet.edit(3, 'initial_debt', '7')
    sheet.edit(2, 'initial_debt', '250')
    sheet.run('recordResults', [addedResult(2)])
    expect(sheet.run('undo')).toMatchObject({ counts: { toFix: 1 }, totals: { added: 250_00 } })
    expect(sheet.cell(2, 'initial_debt')?.text).toBe('250')
  })

  it.each<[string, string, Partial<Decisions>, number]>([
    [
      'amounts by their decimal sign',
      'Customer;Ref;Date;Amount\nA Ltd;1;31/12/2025;"1,50"\nB Ltd;2;soon;"12,5"\n',
      { decimalSign: 'comma' },
      12_50,
    ],
    [
      'blank amounts that are nothing',
      'Customer,Ref,Date,Amount,Balance\nA Ltd,1,31/12/2025,9,6\nB Ltd,2,soon,5,\n',
      { blankOutstanding: 'nothing' },
      0,
    ],
    ['malformed rows as such', 'Customer,Amount,Ref\nA Ltd,50,1\nB Ltd,1,200.00,2\n', {}, 0],
    ['days to come', 'Customer,Amount,Date\nA Ltd,9,02/13/2025\nB Ltd,9,12/05/2026\n', {}, 0],
  ])('writes %s for the next import', async (_, csv, decisions, outstanding) => {
    const sheet = await openSheet(csv)
    sheet.decide(decisions)
    const again = await openSheet(sheet.run('rowsToFixCsv').replace('soon', '01/01/2026'))
    expect(again.summary().totals.outstanding).toBe(outstanding)
  })

  it('writes a column that a person matched by its field, and none that they left out', async () => {
    const sheet = await openSheet('Customer,Amount,Balance,Sort\nA Ltd,soon,40,Consumer\n')
    sheet.setMatch(2, null)
    sheet.setMatch(3, 'company_type')
    expect(sheet.run('rowsToFixCsv')).toMatch(/^Customer,Amount,company_type,Row/)
  })

  it('records what became of rows, and writes those to fix for the next import', async () => {
    const sheet = await openSheet(csvOf(line(1), line(2), line(3), '=B Ltd,R,x,13/03/2024,'))
    const summary = sheet.run('recordResults', [
      addedResult(2),
      {
        ...{ rowNumber: 3, sent: null },
        reasons: [
          { path: 'debtor_debt.initial_debt', message: 'No' },
          { path: 'debtor_debt.debt_type.10', message: 'Odd' },
          { path: 'notes.1.text', message: 'Long' },
        ],
      },
      {
        ...{ rowNumber: 4, sent: 'not-confirmed' },
        reasons: [{ path: '', message: 'We got no response' }],
      },
    ])
    expect(summary.counts).toMatchObject({ added: 1, toFix: 2, notConfirmed: 1, ready: 0 })
    expect(sheet.run('batch', 'not-confirmed').map(({ rowNumber }) => rowNumber)).toEqual([4])
    expect(sheet.cell(3, 'initial_debt')?.error).toBe('No')
    const csv = sheet.run('rowsToFixCsv')
    expect(csv.split('\r\n')).toEqual([
      `${header},Row in your file,What to fix`,
      'Debtor 2 Ltd,REF-2,102.50,2024-03-12,a2@a.example,3,"Original amount: No; Debt type: Odd; Note 2 › Text: Long"',
      'Debtor 3 Ltd,REF-3,103.50,2024-03-13,a3@a.example,4,We got no response',
      '\'=B Ltd,R,x,2024-03-13,,5,"Original amount: Enter the amount owed, like 1,234.50"',
      '',
    ])
    const again = await openSheet(csv)
    expect(again.summary().counts).toMatchObject({ ready: 2, toFix: 1 })
    expect(again.run('rowsToFixCsv').split('\r\n')).toEqual([
      `${header},Row in your file,What to fix`,
      expect.stringMatching(/^'=B Ltd,R,x,2024-03-13,,4,"Orig[^"]*"$/),
      '',
    ])
    sheet.edit(3, 'initial_debt', '99')
    const { counts } = sheet.run('recordResults', [addedResult(4)])
    expect(counts).toMatchObject({ added: 2, ready: 1 })
    expect(sheet.bodies()[0]?.debtor_debt.initial_debt).toBe(99)
    sheet.run('recordResults', [
      { rowNumber: 3, sent: null, reasons: [{ path: '', message: 'No' }] },
    ])
    expect(sheet.setMatch(4, null).counts).toMatchObject({ ready: 1 })
    expect(sheet.run('undo').counts).toMatchObject({ ready: 1 })
  })
})

it('the template can be imported, with a warning of its example', async () => {
  const sheet = await openSheet(templateCsv())
  expect(sheet.summary().columns.map(({ field }) => field)).toEqual(importColumns)
  expect(sheet.summary().counts).toMatchObject({ all: 1, ready: 1, warned: 1 })
})

describe('a file that cannot be used is refused with the reason', () => {
  const wide = (columns: number) => {
    const names = Array.from({ length: columns - 2 }, (_, at) => `c${at}`)
    return `company_name,amount,${names.join(',')}\na,1\n`
  }
  it.each([
    ['empty', '', 'The selected file is empty'],
    ['names alone', 'company_name,amount\n', 'The selected file has column names but no debts'],
    ['an open quotation mark', '"company_name,amount\na,1\n', /never closed/],
    [
      'rows',
      `company_name,amount\n${'a,1\n'.repeat(fileLimits.rows + 1)}`,
      /has 100,001 rows. Split it into files of at most 100,000/,
    ],
    ['columns', wide(501), /has 501 columns\. Delete those you do not need/],
    ['megabytes', 'x'.repeat(fileLimits.bytes + 1), /must be smaller than 60 MB/],
    ['a PDF', '%PDF-1.7', /a PDF/],
  ])('%s', async (_, text, message) => {
    const { result } = await openFile(new File([text], 'debts.csv'))
    expect(result).toMatch(message)
  })

  it('a cell longer than a spreadsheet’s is to be shortened where its column is imported', async () => {
    const long = 'x'.repeat(32_768)
    const allowed = long.slice(1)
    const sheet = await openSheet(`company_name,amount,Notes\n${long},1,\n${allowed},2,${long}\n`)
    expect(sheet.summary().counts).toMatchObject({ toFix: 1, ready: 1 })
    const [problem] = sheet.summary().problems
    expect(problem?.message).toMatch(/32,767 characters or fewer/)
    expect(problem?.values[0]?.[0]).toBe(`${'x'.repeat(100)}…`)
  })
})
