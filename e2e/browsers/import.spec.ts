import { readFile, writeFile } from 'node:fs/promises'
import { debtsCsv } from '../files/make-debts.mjs'
import { expect, logIn, people, savedFile, test } from './fixtures.ts'

test('300 rows of a spreadsheet become 300 debts, which are exported', async ({
  user,
  engine,
}, testInfo) => {
  const path = testInfo.outputPath('three-hundred-debts.csv')
  await writeFile(path, debtsCsv(300))
  await logIn(user, people.withoutDebts)
  await user.open('/add-debt?by=csv')
  await user.choose('CSV file', path)
  await user.press('button', 'Import 300 debts')
  await user.press('button', 'Import 300 debts', { role: 'alertdialog' })
  await user.reads('300 of 300 debts')

  await user.open('/')
  await user.sees('heading', 'Totals for 300 of 300 debts')
  await user.press('button', 'Export CSV')
  await user.press('menuitem', 'For import')
  const text = await readFile(await savedFile(engine.downloads, /^debts-.*\.csv$/), 'utf8')
  const references = Array.from(
    { length: 300 },
    (_, index) => `CSV-${`${index + 1}`.padStart(5, '0')}`,
  )
  expect(references.filter((reference) => !text.includes(reference))).toEqual([])
})
