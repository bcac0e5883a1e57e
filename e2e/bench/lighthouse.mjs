// Lighthouse's scores of the portal's screens on its slow phone, beside the floor's.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../.ci/chromium.mjs'
import { compareWithBar } from './bars.mjs'
import { formatSpread, median, ratio, ratioOf, table } from './figures.mjs'

/** Not a dependency of the project: fetched from the registry when it is used. */
const lighthouse = 'lighthouse@12.8.2'

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** A Chromium with a profile of its own, which has the stored values of `origins`. */
async function launch(origins) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lighthouse-'))
  const port = await freePort()
  const { args, executablePath } = launchOptions({ whole: true })
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  })
  const page = context.pages()[0] ?? (await context.newPage())
  for (const { origin, localStorage } of origins) {
    await page.goto(`${origin}/icon.svg`)
    for (const { name, value } of localStorage) {
      await page.evaluate(([key, item]) => window.localStorage.setItem(key, item), [name, value])
    }
  }
  await page.goto('about:blank')
  const client = await context.newCDPSession(page)
  return {
    async run(url) {
      await client.send('Network.clearBrowserCache')
      const path = join(folder, 'report.json')
      // This process serves the page meanwhile.
      await promisify(execFile)(
        'npx',
        [
          ...['--yes', lighthouse, url, '--port', `${port}`, '--quiet'],
          ...['--only-categories', 'performance', '--output', 'json', '--output-path', path],
          // Keeps the login. The cache is emptied above.
          '--disable-storage-reset',
        ],
        { timeout: 120_000 },
      )
      const { audits, categories, finalDisplayedUrl } = JSON.parse(readFileSync(path, 'utf8'))
      if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
      const value = (audit) => audits[audit].numericValue
      return {
        score: Math.round(categories.performance.score * 100),
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        blocked: value('total-blocking-time'),
        shift: value('cumulative-layout-shift'),
      }
    },
    async close() {
      await context.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const kinds = ['score', 'fcp', 'lcp', 'blocked']

/**
 * @param subjects by name: URL, the stored state of its browser, the least score of its bar, and the name
 *   of its floor, which comes before it
 */
export async function lighthouseScores(subjects, rounds) {
  const rows = []
  const paints = {}
  for (const [name, { url, storage, least, floor }] of Object.entries(subjects)) {
    const browser = await launch(storage?.origins ?? [])
    const found = []
    for (let round = 0; round < rounds; round += 1) found.push(await browser.run(url))
    await browser.close()
    const of = (kind) => found.map((one) => one[kind])
    paints[name] = of('lcp')
    if (least) compareWithBar(`${name}: Lighthouse's score`, median(of('score')), { least })
    if (floor && least) {
      compareWithBar(
        `${name} in Lighthouse: largest paint ÷ the floor's`,
        ratioOf(of('lcp'), paints[floor]),
        { most: 1.15 },
      )
      compareWithBar(`${name} in Lighthouse: blocked`, median(of('blocked')), { most: 120 }, 'ms')
    }
    rows.push([
      name,
      ...kinds.map((kind) => formatSpread(of(kind))),
      median(of('shift')).toFixed(3),
      floor ? ratio(of('lcp'), paints[floor]) : '',
    ])
  }
  return `## Lighthouse\n\n${lighthouse}, its phone (simulated throttling).\n\n${table(['', 'score', 'FCP', 'LCP', 'blocking', 'shift', 'LCP ÷ floor'], rows)}`
}
