// npm run bench [-- --rounds 5]: measures the portal beside its floors, and writes BENCHMARKS.md here.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { launchOptions } from '../../.ci/chromium.mjs'
import { heapGrowth, interactions, readFile } from './interactions.mjs'
import { lighthouse, lighthouseScore } from './lighthouse.mjs'
import { load } from './load.mjs'
import { serve } from './server.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    times: { type: 'string', default: '20' },
    opened: { type: 'string', default: '200' },
  },
})
const [rounds, times, opened] = [values.rounds, values.times, values.opened].map(Number)
const here = new URL('.', import.meta.url).pathname
const outDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
const folders = Object.fromEntries(
  ['/floor/', '/chakra-floor/', '/'].map((base) => [base, join(outDir, base, 'dist')]),
)

process.env.VITE_MOCK_API = 'false'
process.env.VITE_API_URL = '/api/v1/'
for (const [base, folder] of Object.entries(folders)) {
  const floor = { root: join(here, base), base, configFile: false }
  await build({
    ...(base === '/' ? {} : floor),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, manifest: true, target: 'es2022' },
  })
}

/** Kilobytes of the scripts of a screen, compressed: those of the entry and of its own file. */
function scriptBytes(base, route) {
  const manifest = JSON.parse(readFileSync(join(folders[base], '.vite/manifest.json'), 'utf8'))
  const keys = new Set(['index.html'])
  if (route) keys.add(`src/routes/${route}.tsx?tsr-split=component`)
  for (const key of keys) for (const needed of manifest[key].imports ?? []) keys.add(needed)
  const bytes = [...keys].map(
    (key) => brotliCompressSync(readFileSync(join(folders[base], manifest[key].file))).length,
  )
  return bytes.reduce((sum, one) => sum + one, 0) / 1_000
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]
const percentile95 = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * 0.95) - 1]
const short = (number) => (number < 10 ? Math.round(number * 100) / 100 : Math.round(number))

const host = await serve(folders, 200)
const longHost = await serve(folders, 10_000)
const browser = await chromium.launch(launchOptions({ whole: true }))
const loadBefore = loadavg()[0]

const [input, row] = ['input[type=password]', 'tbody td']
const subjects = {
  'floor: login': { path: '/floor/', ready: input },
  'floor: list': { path: '/floor/list', ready: row },
  'floor with Chakra: login': { path: '/chakra-floor/', ready: input },
  'floor with Chakra: list': { path: '/chakra-floor/list', ready: row },
  '/login': { path: '/login', ready: input, isLoggedOut: true },
  '/debts': { path: '/debts', ready: 'table[aria-label=Debts] tbody td' },
  '/debt-detail/1': { path: '/debt-detail/1', ready: '[role=tab]' },
  '/add-debt': { path: '/add-debt', ready: 'input[type=radio]' },
}
const longSubjects = {
  'floor: 10,000 debts': subjects['floor: list'],
  '/debts: 10,000 debts': subjects['/debts'],
}

/** The results of all rounds by subject. Each round measures every subject once. */
const found = {}
const note = (name, result) => {
  console.error(`${name}: ${Math.round(result.usable)} ms`)
  found[name] = [...(found[name] ?? []), result]
}
const of = (name, figure) => found[name].map((result) => result[figure])

for (let round = 0; round < rounds; round += 1) {
  for (const [server, some] of [
    [host, subjects],
    [longHost, longSubjects],
  ]) {
    const state = await server.logIn()
    for (const [name, { path, ready, isLoggedOut }] of Object.entries(some)) {
      const subject = { url: server.origin + path, ready, storage: isLoggedOut ? undefined : state }
      const onDesktop = await load(browser, subject, 'desktop')
      const { lcp: onPhone } = server === host ? await load(browser, subject, 'phone') : {}
      const isScored = /^\/login|^\/debts|Chakra/.test(name) && server === host
      const score = isScored ? await lighthouseScore(subject) : undefined
      note(name, { ...onDesktop, onPhone, score })
    }
  }
  for (const rows of [2_000, 100_000]) {
    note(`import of ${rows.toLocaleString('en-GB')} rows`, await readFile(browser, host, rows))
  }
}
const durations = await interactions(browser, host, times)
const heap = await heapGrowth(host, opened)
await browser.close()
host.stop()
longHost.stop()

/** A figure beside the floor's, the ratio of their medians, and the bar of the ratio or the figure. */
function compare(name, figure, what, floor, bar = '') {
  const [own, least] = [of(name, figure), of(floor, figure)].map(median)
  return [`${name}: ${what}`, spread(of(name, figure)), short(least), short(own / least), bar]
}
function spread(numbers) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map(short)
  return least === most ? `${least}` : `${short(median(numbers))} (${least}–${most})`
}

const [floorLogin, floorList] = ['floor with Chakra: login', 'floor with Chakra: list']
const loads = [
  ['/login', floorLogin, '≤ 1.2', '≤ 1.25'],
  ['/debts', floorList, '≤ 1.2', '≤ 1.2'],
  ['/debt-detail/1', floorList],
  ['/add-debt', floorLogin],
  [floorLogin, 'floor: login'],
  [floorList, 'floor: list'],
]
const rows = [
  ...loads.flatMap(([name, floor, usable, processor]) => [
    compare(name, 'usable', 'usable, ms', floor, usable),
    compare(name, 'processor', 'processor time, ms', floor, processor),
    compare(name, 'onPhone', 'largest paint on a phone, ms', floor, name === '/debts' && '≤ 1.15'),
  ]),
  compare('/login', 'score', 'Lighthouse', floorLogin, '≥ 1'),
  compare('/debts', 'score', 'Lighthouse', floorList, '≥ 1'),
  ...[
    ['/login', '_logged-out/login'],
    ['/debts', '_logged-in/debts'],
  ].map(([name, route]) => {
    const [own, floor] = [scriptBytes('/', route), scriptBytes('/chakra-floor/')]
    return [`${name}: script, kB`, short(own), short(floor), short(own / floor), 'figure ≤ 170']
  }),
  compare('/debts: 10,000 debts', 'sinceResponse', 'ms', 'floor: 10,000 debts', '≤ 1.5'),
  ...['import of 2,000 rows', 'import of 100,000 rows'].flatMap((name) => [
    [`${name}: usable, ms`, spread(of(name, 'usable')), '', '', ''],
    [`${name}: processor time, ms`, spread(of(name, 'processor')), '', '', ''],
  ]),
  ...Object.entries(durations).map(([name, numbers]) => [
    `${name}: p95 to the next paint, ms`,
    percentile95(numbers),
    '',
    '',
    'figure ≤ 100',
  ]),
  [`heap after ${opened} debts ÷ after 5`, short(heap), '', '', 'figure ≤ 1.06'],
]
const line = (cells) => `| ${cells.map((cell) => cell || '').join(' | ')} |`
const report = `# Benchmarks

Written by \`npm run bench -- --rounds ${rounds}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores of ${cpus()[0]?.model.trim()},
${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, Chromium ${browser.version()}, ${lighthouse}; load ${loadBefore.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end.

The production build of the portal is sent with brotli over HTTP/2, with the mocked API on the same origin and an
empty cache. A floor is the smallest page that does the same: \`floor\` with plain elements, \`chakra-floor\`
with Chakra's. Figures are medians of all rounds, with the minimum and maximum in brackets; a round measures every
subject once. "Usable" is the time until the password can be typed or the first row pressed, "processor time" that
of the main thread until then, which other programs disturb least. A phone has a processor slowed four times, a
round trip of 150 ms and 1.6 Mbit/s; interactions are measured with the processor slowed four times. A bar is the
limit we set, for the ratio unless it says "figure".

${line(['', 'measured', 'floor', 'ratio', 'bar'])}
| --- | --: | --: | --: | --- |
${rows.map(line).join('\n')}
`
console.log(report)
writeFileSync(join(here, 'BENCHMARKS.md'), report)
rmSync(outDir, { recursive: true })
