// npm run bench [-- --rounds 5]: measures the portal beside the smallest pages that do the same (floors/).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { ports } from '../../.ci/ports.mjs'
import { debtsCsv, plainDebtsCsv } from '../files/make-debts.mjs'
import { changeImport, heapGrowth, interactions, readFile } from './interactions.mjs'
import { lighthouse, lighthouseScore, load, startChromium } from './load.mjs'
import { serve } from './server.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
const here = new URL('.', import.meta.url).pathname
const temporary = mkdtempSync(join(tmpdir(), 'portal-bench-'))
const dist = join(temporary, 'dist')

Object.assign(process.env, { VITE_MOCK_API: 'false', VITE_API_URL: '/api/v1/' })
for (const name of ['', 'floor', 'chakra-floor', 'import-floor']) {
  const floor = { root: join(here, 'floors'), mode: name, base: `/${name}/`, configFile: false }
  await build({
    ...(name && floor),
    logLevel: 'error',
    build: { outDir: join(dist, name), emptyOutDir: true, manifest: true, target: 'es2022' },
  })
}

/** Compressed kilobytes of the scripts that a screen loads: the entry, its own file and their imports. */
function scriptKilobytes(folder, route) {
  const manifest = JSON.parse(readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8'))
  const keys = new Set(['index.html'])
  if (route) keys.add(`src/routes${route}.tsx?tsr-split=component`)
  for (const key of keys) for (const needed of manifest[key].imports ?? []) keys.add(needed)
  const files = [...keys].map((key) => readFileSync(join(dist, folder, manifest[key].file)))
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1_000
}

const host = await serve(dist, ports.bench, 200)
const longHost = await serve(dist, ports.longBench, 10_000)
const browser = await startChromium()
const loadBefore = loadavg()[0]

const [input, cell, row] = ['input[type=password]', 'tbody td', 'table[aria-label=Debts] tbody td']
const [floorLogin, floorList] = ['floor with Chakra: login', 'floor with Chakra: list']
const [longFloor, longList] = ['floor: 10,000 debts', '/debts: 10,000 debts']
const subjects = [
  { name: 'floor: login', path: '/floor/', ready: input },
  { name: 'floor: list', path: '/floor/list', ready: cell },
  { name: floorLogin, path: '/chakra-floor/', ready: input, isScored: true },
  { name: floorList, path: '/chakra-floor/list', ready: cell, isScored: true },
  { name: '/login', path: '/login', ready: input, isScored: true, isLoggedOut: true },
  { name: '/debts', path: '/debts', ready: row, isScored: true },
  { name: '/debt-detail/1', path: '/debt-detail/1', ready: '[role=tab]' },
  { name: '/add-debt', path: '/add-debt', ready: 'input[type=radio]' },
  { name: longFloor, path: '/floor/list', ready: cell, server: longHost },
  { name: longList, path: '/debts', ready: row, server: longHost },
]

const files = [
  { name: 'import of 2,000 rows', csv: debtsCsv(2_000) },
  { name: 'import of 100,000 rows', csv: plainDebtsCsv(100_000), bar: '≤ 1.5' },
  { name: 'import of 100,000 rows with quotation marks and warnings', csv: debtsCsv(100_000) },
]

/** The figures of all rounds, by the name of what was measured. Each round measures everything once. */
const measured = {}
function note(name, figures) {
  console.error(`${name}: ${Math.round(figures.usable)} ms`)
  measured[name] = [...(measured[name] ?? []), figures]
}
const of = (name, figure) => measured[name].map((figures) => figures[figure])

for (let round = 0; round < rounds; round += 1) {
  for (const { name, path, ready, isScored, isLoggedOut, server = host } of subjects) {
    const storage = isLoggedOut ? undefined : await server.logIn()
    const subject = { url: server.origin + path, ready, storage }
    const figures = await load(browser, subject)
    const onPhone = server === host && (await load(browser, subject, true)).largestPaint
    const score = isScored && (await lighthouseScore(subject))
    note(name, { ...figures, onPhone, score })
  }
  for (const { name, csv } of files) {
    note(`floor: ${name}`, await readFile(browser, host, csv, '/import-floor/'))
    note(name, await readFile(browser, host, csv))
  }
}
const durations = await interactions(browser, host, 20)
const fewRows = await changeImport(browser, host, 2_000, 20)
const manyRows = await changeImport(browser, host, 100_000, 5)
const openedDebts = 200
const heap = await heapGrowth(host, openedDebts)
await browser.close()
host.stop()
longHost.stop()

const percentile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1]
const median = (numbers) => percentile(numbers, 0.5)
const short = (number) => (number < 10 ? Math.round(number * 100) / 100 : Math.round(number))
function spread(numbers) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map(short)
  return least === most ? `${least}` : `${short(median(numbers))} (${least}–${most})`
}

/** A row with the figures, and the ratio of their median to that of the floor, if there is one. */
function line(title, own, { floor, bar = '' }) {
  const ratio = floor ? [short(median(floor)), short(median(own) / median(floor))] : ['', '']
  return `| ${[title, spread(own), ...ratio, bar].join(' | ')} |`
}
const compare = (name, floor, figure, what, bar) =>
  line(`${name}: ${what}`, of(name, figure), { floor: of(floor, figure), bar })
const lines = [
  ...[
    ['/login', floorLogin, '≤ 1.2', '≤ 1.25'],
    ['/debts', floorList, '≤ 1.2', '≤ 1.2', '≤ 1.15'],
    ['/debt-detail/1', floorList],
    ['/add-debt', floorLogin],
    [floorLogin, 'floor: login'],
    [floorList, 'floor: list'],
  ].flatMap(([name, floor, usable, processor, onPhone]) => [
    compare(name, floor, 'usable', 'usable, ms', usable),
    compare(name, floor, 'processor', 'processor time, ms', processor),
    compare(name, floor, 'onPhone', 'largest paint on a phone, ms', onPhone),
  ]),
  compare('/login', floorLogin, 'score', 'Lighthouse', '≥ 1'),
  compare('/debts', floorList, 'score', 'Lighthouse', '≥ 1'),
  ...['/_logged-out/login', '/_logged-in/debts'].map((route) =>
    line(`/${route.split('/')[2]}: script, kB`, [scriptKilobytes('.', route)], {
      floor: [scriptKilobytes('chakra-floor')],
      bar: 'figure ≤ 170',
    }),
  ),
  compare(longList, longFloor, 'sinceResponse', 'ms', '≤ 1.5'),
  ...files.flatMap(({ name, bar }) => [
    compare(name, `floor: ${name}`, 'usable', 'usable, ms', bar),
    line(`${name}: processor time, ms`, of(name, 'processor'), {}),
    line(`${name}: longest task of 50 ms and more`, of(name, 'longest'), { bar: 'figure ≤ 50' }),
  ]),
  ...[
    ['2,000 rows', fewRows, 100, 100, 100],
    ['100,000 rows', manyRows, 1_000, 2_000, 2_000],
  ].flatMap(([rows, { edits, fees, checks }, ...bars]) =>
    [edits, fees, checks].flatMap((changes, index) => {
      const name = `${['an edit of', 'the fee of', 'a decision that checks'][index]} ${rows}`
      const ms = (figure) => changes.map((change) => change[figure])
      return [
        line(`${name}: first paint, ms`, ms('first'), {}),
        line(`${name}: shown, ms`, ms('last'), { bar: `figure ≤ ${bars[index]}` }),
      ]
    }),
  ),
  ...Object.entries(durations).map(([name, numbers]) =>
    line(`${name}: p95 to the next paint, ms`, [percentile(numbers, 0.95)], {
      bar: 'figure ≤ 100',
    }),
  ),
  line(`heap after ${openedDebts} debts ÷ after 5`, [heap], { bar: 'figure ≤ 1.06' }),
]
const report = `# Benchmarks

Written by \`npm run bench -- --rounds ${rounds}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores of ${cpus()[0]?.model.trim()},
${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, Chromium ${browser.version()}, ${lighthouse}; load ${loadBefore.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end.

The production build of the portal is sent by nginx over HTTP/2, with the configuration of the build, the mocked
API on the same origin and an empty cache. A floor is the smallest page that does the same: \`floor\` with plain
elements, \`chakra-floor\` with Chakra's; that of an import reads the file with Papa Parse and zod in a worker.
Figures are medians of all rounds, with the minimum and maximum in brackets; a round measures every subject once.
"Usable" is the time until the password can be typed, the first row pressed or the file imported, "processor time" that of the main thread until then, which other programs disturb least. A phone has
a processor slowed four times, a round trip of 150 ms and 1.6 Mbit/s; interactions until the next paint are measured
with the processor slowed four times. A script is compressed by brotli. A bar is the limit we set, for the ratio unless it says
"figure".

|  | measured | floor | ratio | bar |
| --- | --: | --: | --: | --- |
${lines.join('\n')}
`
console.log(report)
writeFileSync(join(here, 'BENCHMARKS.md'), report)
rmSync(temporary, { recursive: true })
