// npm run bench [-- --rounds 5]: measures the portal beside its floors and writes BENCHMARKS.md here.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { launchOptions } from '../../.ci/chromium.mjs'
import { barsSection } from './bars.mjs'
import { firstLoads } from './first-load.mjs'
import { interactions } from './interactions.mjs'
import { lighthouseScores } from './lighthouse.mjs'
import { lists } from './lists.mjs'
import { moves } from './moves.mjs'
import { requests } from './requests.mjs'
import { serve } from './server.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
const here = new URL('.', import.meta.url).pathname
const outDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
const [portal, floor, chakraFloor] = ['portal', 'floor', 'chakra-floor'].map((name) =>
  join(outDir, name),
)
const log = (what) => console.log(`\n${what}`)

process.env.VITE_MOCK_API = 'false'
process.env.VITE_API_URL = '/api/v1/'
await build({ logLevel: 'error', build: { outDir: portal, emptyOutDir: true } })
for (const folder of [floor, chakraFloor]) {
  await build({
    root: join(here, basename(folder)),
    base: `/${basename(folder)}/`,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  })
}
copyFileSync(join(here, 'floor/static.html'), join(floor, 'static.html'))
const host = await serve([
  ['/floor/', floor],
  ['/chakra-floor/', chakraFloor],
  ['/', portal],
])
const browser = await chromium.launch(launchOptions({ whole: true }))

const begun = new Date()
const load = loadavg()[0]
const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, Chromium ${browser.version()}`
const head = () => `# Benchmarks

Written by \`npm run bench -- --rounds ${rounds}\` on ${begun.toISOString().slice(0, 10)}: ${machine}. Other
programs shared the machine (load ${load.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end), so compare figures within a table
rather than milliseconds of different days.

Figures are medians in milliseconds, with the minimum and maximum in brackets, unless stated otherwise. The
subject is the production build, compressed with brotli and sent over HTTP/2, with the mocked API on the same
origin. A floor is the smallest page that does the same: \`e2e/bench/floor\` has plain elements, and
\`e2e/bench/chakra-floor\` has Chakra's components. A bar is the limit we set for a figure.
A slow phone has a processor slowed four times, a round trip of 150 ms and 1.6 Mbit/s. A desktop has 40 ms and
10 Mbit/s.`
const report = []
async function addSection(of) {
  const sections = [await of()].flat()
  for (const text of sections) log(text)
  report.push(...sections)
  writeFileSync(join(here, 'BENCHMARKS.md'), `${[head(), barsSection(), ...report].join('\n\n')}\n`)
}

const { token, storage } = await host.startWith(200)
const at = (path) => `${host.address}${path}`
await addSection(() =>
  firstLoads(
    browser,
    {
      'static page': { url: at('/floor/static.html'), ready: 'input' },
      'floor: form': { url: at('/floor/'), ready: 'input' },
      'floor: list': { url: at(`/floor/list?token=${token}`), ready: 'tbody td' },
      'floor: list with Chakra': {
        url: at(`/chakra-floor/list?token=${token}`),
        ready: 'tbody td',
        floor: 'floor: list',
      },
      '/login': { url: at('/login'), ready: 'input', floor: 'floor: form' },
      '/register': { url: at('/register'), ready: 'input', floor: 'floor: form' },
      '/debts': {
        url: at('/debts'),
        ready: 'table[aria-label=Debts] tbody td',
        storage,
        floor: 'floor: list',
      },
      '/debt-detail/1': { url: at('/debt-detail/1'), ready: '[role=tab]', storage },
      '/add-debt': { url: at('/add-debt'), ready: 'input[type=radio]', storage },
    },
    rounds,
  ),
)
await addSection(() =>
  lighthouseScores(
    {
      'floor: list': { url: at(`/floor/list?token=${token}`) },
      'floor: list with Chakra': {
        url: at(`/chakra-floor/list?token=${token}`),
        floor: 'floor: list',
      },
      '/login': { url: at('/login'), least: 97 },
      '/register': { url: at('/register'), least: 95 },
      '/debts': { url: at('/debts'), storage, least: 95, floor: 'floor: list' },
      ...Object.fromEntries(
        ['/debt-detail/1', '/add-debt', '/add-debt?by=csv'].map((path) => [
          path,
          { url: at(path), storage, least: 95 },
        ]),
      ),
    },
    rounds,
  ),
)
await addSection(() => requests(browser, host))
await addSection(() => moves(browser, host, rounds))
await addSection(() => lists(browser, host, [200, 10_000, 50_000], rounds))
await addSection(() => interactions(browser, host, rounds))
await browser.close()
host.stop()
rmSync(outDir, { recursive: true })

await addSection(() => {
  const output = [10_000, 100_000].map((rows) =>
    execFileSync('node', [join(here, 'import.mjs'), `${rows}`, `${rounds}`], { encoding: 'utf8' }),
  )
  return `## Reading and checking a file\n\n\`\`\`text\n${output.join('').trim()}\n\`\`\``
})
