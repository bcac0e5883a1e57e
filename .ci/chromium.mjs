// Finds a Chromium for the end-to-end tests, and gets one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

// The headless shell has no windows to draw, so it needs less time for the same tests.
const shell = '/usr/bin/chromium-headless-shell'
const commonPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const firstExisting = (paths) => paths.find((path) => path && existsSync(path)) ?? null

/** The path of a Chromium with everything a person's browser has, or null. */
const findFullChromium = () =>
  firstExisting([process.env.CHROMIUM_PATH, ...commonPaths, chromium.executablePath()])

/** The path of the quickest Chromium on this machine, or null. */
const findFastestChromium = () =>
  firstExisting([process.env.CHROMIUM_PATH, shell]) ?? findFullChromium()

/** Runs a command in sight; true when it went well. */
export function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Playwright's own browser if it can be had, else Debian's packages. */
export function getChromium() {
  if (!findFullChromium() && !run('npx', 'playwright', 'install', 'chromium')) {
    if (process.getuid?.() === 0 && run('apt-get', 'update')) {
      const packages = ['chromium', 'chromium-headless-shell']
      run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
    }
  }
  if (!findFullChromium()) {
    throw new Error(
      'There is no Chromium for the end-to-end tests. Install one, or set CHROMIUM_PATH to it.',
    )
  }
  return findFastestChromium()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(getChromium())

/**
 * How the portal's tests and benchmarks start a browser; as root Chromium has no sandbox.
 * @param {{ whole?: boolean }} [options] `whole`: what a person has, where the shell is something else
 */
export function launchOptions({ whole = false } = {}) {
  return {
    executablePath: (whole ? findFullChromium() : findFastestChromium()) ?? undefined,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
