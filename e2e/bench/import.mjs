// node e2e/bench/import.mjs [rows] [rounds]: measures parsing and validating a file against the floor.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { launchOptions } from '../../.ci/chromium.mjs'
import { debtsCsv } from '../files/make-debts.mjs'

const [count = '100000', rounds = '5'] = process.argv.slice(2)
const root = new URL('.', import.meta.url).pathname
const outDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
const path = join(outDir, 'debts.csv')

const settings = {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
  build: { outDir: join(outDir, 'dist'), target: 'es2022' },
  preview: { host: '127.0.0.1', port: 0 },
}
await build(settings)
const server = await preview(settings)
writeFileSync(path, debtsCsv(Number(count)))

const browser = await chromium.launch(launchOptions({ whole: true }))
const page = await browser.newPage()
await page.goto(server.resolvedUrls?.local[0] ?? '')
await page.evaluate(() => {
  document.body.append(Object.assign(document.createElement('input'), { type: 'file' }))
})
await page.locator('input').setInputFiles(path)

const results = { floor: [], portal: [] }
for (let round = 0; round < Number(rounds); round += 1) {
  for (const name of ['floor', 'portal']) {
    results[name].push(
      await page.evaluate((subject) => {
        const file = document.querySelector('input').files[0]
        return window[subject](file)
      }, name),
    )
  }
}
await browser.close()
await server.close()

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]
const medianOf = (name, what) => median(results[name].map((one) => one[what]))
console.log(`\n${count} rows, medians of ${rounds} rounds, milliseconds`)
for (const name of ['floor', 'portal']) {
  const all = results[name]
    .map(({ milliseconds }) => Math.round(milliseconds))
    .sort((a, b) => a - b)
  console.log(
    `${name.padEnd(7)} ${String(Math.round(medianOf(name, 'milliseconds'))).padStart(6)} (${all[0]}–${all.at(-1)})` +
      `  longest task ${Math.round(medianOf(name, 'longestTask'))}, widest gap between frames ${Math.round(medianOf(name, 'widestFrameGap'))}`,
  )
}
const floorMedian = (name) => Math.round(median(results.floor.map(({ phases }) => phases[name])))
console.log(`of the floor: Papa Parse ${floorMedian('papa')}, zod ${floorMedian('zod')}`)
const rows = [...results.floor, ...results.portal].map((one) => one.rows)
if (rows.some((one) => one !== Number(count))) throw new Error(`Rows: ${rows}`)
console.log(
  `ratio   ${(medianOf('portal', 'milliseconds') / medianOf('floor', 'milliseconds')).toFixed(2)}`,
)
