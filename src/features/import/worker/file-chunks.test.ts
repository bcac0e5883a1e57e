// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { importColumns } from '@/rules/import-columns'
import { fileLimits } from '../choose/file-limits'
import { templateCsv } from '../fields'
import { splitIntoBatches } from '../send/batches'
import { choices, settings } from '../testing/rows'
import { createSheetService } from './sheet-service'

const service = () => createSheetService(() => {})
const read = (text: string) => service().read(new Blob([text]), { repair: false })

describe('inBatches', () => {
  test.each([
    [250, 10, [100, 100, 50]],
    [0, 10, []],
    [100, 10, [100]],
    [5, 400_000, [2, 2, 1]],
    [2, 2_000_000, [1, 1]],
  ])('%d items of %d bytes', (count, size, lengths) => {
    const items = Array.from({ length: count }, () => 'é'.repeat(size / 2))
    const batches = splitIntoBatches(items, (item) => item)
    expect(batches.map((batch) => batch.length)).toEqual(lengths)
    expect(batches.flat()).toEqual(items)
  })
})

test('rows to fix include their number and reasons, and can be imported again', async () => {
  const reader = service()
  await reader.read(new Blob(['company_name,amount,Amount\n=Evil,1e5,+1\n']), { repair: false })
  const first = reader.corrections([
    {
      row: 2,
      issues: [
        { column: 'initial_debt', value: '1e5', reason: 'Enter an amount' },
        { column: null, value: '', reason: 'Odd' },
      ],
    },
  ])
  expect(first).toBe(
    `company_name,amount,Amount,Row in your file,What to fix\r\n'=Evil,1e5,'+1,2,"Original amount: Enter an amount; Odd"\r\n`,
  )
  const again = service()
  const result = await again.read(new Blob([first]), { repair: false })
  expect(result.ok && result.summary.auto.matches.slice(3)).toEqual([null, null])
  expect(again.corrections([{ row: 2, issues: [] }])).toBe(
    `company_name,amount,Amount,Row in your file,What to fix\r\n'=Evil,1e5,'+1,2,\r\n`,
  )
})

test('the template can be imported', async () => {
  const reader = service()
  const result = await reader.read(new Blob([templateCsv()]), { repair: false })
  expect(result).toMatchObject({ ok: true, summary: { header: importColumns, rowCount: 1 } })
  const { counts } = reader.apply({ kind: 'check', settings, choices })
  expect(counts).toMatchObject({ all: 1, ready: 1 })
})

test.each([
  ['', 'The selected file is empty'],
  ['company_name,amount\n', 'The selected file has column names but no debts'],
  ['"company_name,amount\na,1\n', /never closed/],
  [`company_name,amount\n${'a,1\n'.repeat(fileLimits.rows + 1)}`, /at most 100000/],
])('I10: a file that is no list of debts is refused %#', async (text, error) => {
  expect(await read(text)).toEqual({ ok: false, error: expect.stringMatching(error) })
})

const wide = (columns: number) =>
  `company_name,amount,${Array.from({ length: columns - 2 }, (_, rowIndex) => `c${rowIndex}`).join(',')}\na,1\n`

test.each([
  [
    wide(501),
    'The selected file has 501 columns. Delete those you do not need, so that no more than 500 are left, then choose it again',
  ],
  [wide(16_384), /^The selected file has 16,384 columns\./],
  [
    `company_name,amount,${'x'.repeat(32_768)}\na,1,b\n`,
    'The name of column 3 in the selected file has 32,768 characters. Shorten it to 32,767 or fewer, then choose the file again',
  ],
])('I10: a file too wide to be matched is refused %#', async (text, error) => {
  expect(await read(text)).toEqual({
    ok: false,
    error: typeof error === 'string' ? error : expect.stringMatching(error),
  })
})

test('I10: 500 columns are matched', async () => {
  expect(await read(wide(500))).toMatchObject({ ok: true, summary: { rowCount: 1 } })
})

test('I10: a cell longer than a spreadsheet’s is to be shortened, where its column is imported', async () => {
  const reader = service()
  const long = 'x'.repeat(32_768)
  const file = `company_name,amount,Remarks\n${long},1,\nb,2,${long}\n${long.slice(1)},3,\n`
  await reader.read(new Blob([file]), { repair: false })
  const review = reader.apply({
    kind: 'check',
    settings: { ...settings, matches: ['company_name', 'initial_debt', null] },
    choices,
  })
  expect(review.counts).toMatchObject({ all: 3, 'to-fix': 1, ready: 2 })
  expect(review.errors).toMatchObject([
    {
      column: 'company_name',
      reason: 'Text must be 32,767 characters or fewer. Shorten it, or leave the column out',
      values: [{ value: `${'x'.repeat(100)}…`, rows: 1 }],
    },
  ])
  reader.apply({
    kind: 'edit',
    edits: [{ rowIndex: 0, field: 'company_name', value: 'Short Ltd' }],
  })
  expect(reader.rows({ kind: 'ready' }, 0, 3).total).toBe(3)
})

test('I03: letters encoded twice are reported, and repaired when the user chooses so', async () => {
  const file = new Blob(['company_name,amount\nCafÃ© Ltd,Â£5\n'])
  const reader = service()
  expect(await reader.read(file, { repair: false })).toMatchObject({
    summary: { garbled: true, sampleLine: 'CafÃ© Ltd,Â£5' },
  })
  expect(await reader.read(file, { repair: true })).toMatchObject({
    summary: { garbled: false, sampleLine: 'Café Ltd,£5', samples: [['Café Ltd'], ['£5']] },
  })
})
