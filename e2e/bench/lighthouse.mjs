// Lighthouse's score of a screen on its slow phone.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { ports } from '../../.ci/ports.mjs'
import { chromiumOptions } from './load.mjs'

/** Not a dependency of the project: fetched from the registry when it is used. */
export const lighthouse = 'lighthouse@12.8.2'

export async function lighthouseScore({ url, storage }) {
  // Lighthouse opens its page in the context of the profile, so that one is logged in.
  const options = chromiumOptions(`--remote-debugging-port=${ports.debugging}`)
  const context = await chromium.launchPersistentContext('', options)
  if (storage) await context.setStorageState(storage)
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthouse, url, '--port', `${ports.debugging}`, '--disable-storage-reset'],
      ...['--only-categories', 'performance', '--output', 'json', '--quiet'],
    ],
    { maxBuffer: Infinity },
  )
  await context.close()
  const { categories, finalDisplayedUrl } = JSON.parse(stdout)
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  return Math.round(categories.performance.score * 100)
}
