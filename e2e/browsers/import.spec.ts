import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { debtsCsv } from '../files/make-debts.mjs'
import { expect, fileNamed, logIn, people, test } from './fixtures.ts'

test('300 rows of a spreadsheet become 300 debts, which are exported', async ({
  tab,
  engine,
}, testInfo) => {
  const path = testInfo.outputPath('three-hundred-debts.csv')
  await writeFile(path, debtsCsv(300))
  await logIn(tab, people.withoutDebts)
  await tab.open('/add-debt?by=csv')
  await tab.choose('CSV file', path)
  await tab.press('button', 'Import 300 debts')
  await tab.press('button', 'Import 300 debts', { role: 'alertdialog' })
  await tab.reads('300 of 300 debts')

  await tab.open('/')
  await tab.sees('heading', 'Totals for 300 of 300 debts')
  await tab.press('button', 'Export CSV')
  await tab.press('menuitem', 'For import')
  const saved = await fileNamed(engine.downloads, /^debts-.*\.csv$/)
  const text = await readFile(join(engine.downloads, saved), 'utf8')
  const references = Array.from(
    { length: 300 },
    (_, index) => `CSV-${`${index + 1}`.padStart(5, '0')}`,
  )
  expect(references.filter((reference) => !text.includes(reference))).toEqual([])
})
