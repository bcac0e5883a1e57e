// Finds a Chromium for the end-to-end tests, and gets one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  for (const path of places) if (path && existsSync(path)) return path
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : null
}

/** Runs a command in sight; true when it went well. */
export function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Playwright's own browser if it can be had, else Debian's package. */
export function getChromium() {
  const found = findChromium()
  if (found) return found
  if (run('npx', 'playwright', 'install', 'chromium')) {
    const own = findChromium()
    if (own) return own
  }
  if (process.getuid?.() === 0 && run('apt-get', 'update')) {
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  }
  const installed = findChromium()
  if (!installed) {
    throw new Error(
      'There is no Chromium for the end-to-end tests. Install one, or set CHROMIUM_PATH to it.',
    )
  }
  return installed
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(getChromium())

/** How the portal's tests and benchmarks start a browser; as root Chromium has no sandbox. */
export function launchOptions() {
  return {
    executablePath: findChromium() ?? undefined,
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
