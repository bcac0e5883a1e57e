// Finds or installs a Chromium for the end-to-end tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

// The headless shell draws no windows, so it is faster.
const shell = '/usr/bin/chromium-headless-shell'
const commonPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const firstExisting = (paths) => paths.find((path) => path && existsSync(path)) ?? null

/** The path of a full Chromium, or null. */
const findFullChromium = () =>
  firstExisting([process.env.CHROMIUM_PATH, ...commonPaths, chromium.executablePath()])

/** The path of the fastest Chromium on this machine, or null. */
const findFastestChromium = () =>
  firstExisting([process.env.CHROMIUM_PATH, shell]) ?? findFullChromium()

/** Runs a command with its output visible; returns whether it succeeded. */
export function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/**
 * Installs Playwright's Chromium, else Debian's, unless one is installed; returns its path.
 * @throws Error when none can be installed
 */
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
 * Launch options of the tests and benchmarks; Chromium cannot use its sandbox as root.
 * @param {{ whole?: boolean }} [options] `whole`: a full Chromium instead of the headless shell
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
