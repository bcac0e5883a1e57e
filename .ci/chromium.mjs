// Finds or installs a Chromium for the end-to-end tests.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findCommand, installPackages, run } from './machine.mjs'

/** The path of a full Chromium, or undefined. */
const findFullChromium = () =>
  process.env.CHROMIUM_PATH ??
  ['chromium', 'chromium-browser', 'google-chrome'].map(findCommand).find(Boolean) ??
  [chromium.executablePath()].find(existsSync)

/** The headless shell draws no windows, so it is faster. */
const findFastestChromium = () =>
  process.env.CHROMIUM_PATH ?? findCommand('chromium-headless-shell') ?? findFullChromium()

/**
 * Installs Playwright's Chromium, else Debian's, unless one is installed; returns its path.
 * @throws Error when none can be installed
 */
export function getChromium() {
  if (!findFullChromium() && !run('npx', 'playwright', 'install', 'chromium')) {
    installPackages('chromium', 'chromium-headless-shell')
  }
  if (findFullChromium()) return findFastestChromium()
  throw new Error(
    'There is no Chromium for the end-to-end tests. Install one, or set CHROMIUM_PATH to it.',
  )
}

/**
 * Launch options of the tests and benchmarks; Chromium cannot use its sandbox as root.
 * @param {{ whole?: boolean }} [options] `whole`: a full Chromium instead of the headless shell
 */
export const launchOptions = ({ whole = false } = {}) => ({
  executablePath: whole ? findFullChromium() : findFastestChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(getChromium())
