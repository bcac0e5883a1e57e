// Lighthouse's score of a screen on its slow phone.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../.ci/chromium.mjs'

/** Not a dependency of the project: fetched from the registry when it is used. */
export const lighthouse = 'lighthouse@12.8.2'

/** @param storage the state of a browser that is logged in, if any */
export async function lighthouseScore({ url, storage }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lighthouse-'))
  const profile = join(folder, 'profile')
  const { args, executablePath } = launchOptions({ whole: true })
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, '--remote-debugging-port=0', '--ignore-certificate-errors'],
  })
  const page = context.pages()[0] ?? (await context.newPage())
  for (const { origin, localStorage } of storage?.origins ?? []) {
    await page.goto(`${origin}/icon.svg`)
    for (const { name, value } of localStorage) {
      await page.evaluate(([key, item]) => window.localStorage.setItem(key, item), [name, value])
    }
  }
  await page.goto('about:blank')
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  const path = join(folder, 'report.json')
  // This process serves the page meanwhile.
  await promisify(execFile)('npx', [
    ...['--yes', lighthouse, url, '--port', port, '--quiet', '--disable-storage-reset'],
    ...['--only-categories', 'performance', '--output', 'json', '--output-path', path],
  ])
  const { categories, finalDisplayedUrl } = JSON.parse(readFileSync(path, 'utf8'))
  await context.close()
  rmSync(folder, { recursive: true })
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  return Math.round(categories.performance.score * 100)
}
