// Finds or installs the programs that tests need; `node .ci/tools.mjs firefox webkit` fails if none is found.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

/** The path of the first of these commands that is installed, or undefined. */
function findCommand(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** How each is found, and the packages of Debian that have it. */
const tools = {
  chromium: {
    find: () =>
      findCommand('chromium', 'chromium-browser', 'google-chrome') ??
      [chromium.executablePath()].find(existsSync),
    packages: 'chromium chromium-headless-shell',
  },
  /** A Chromium that draws no windows, in which the tests take about half as long. */
  shell: {
    find: () => findCommand('chromium-headless-shell'),
    packages: 'chromium-headless-shell',
  },
  nginx: { find: () => findCommand('nginx'), packages: 'nginx' },
  firefox: { find: () => findCommand('firefox-esr', 'firefox'), packages: 'firefox-esr' },
  /** WebKitGTK's driver, which needs a virtual display. */
  webkit: {
    find: () => findCommand('Xvfb') && findCommand('WebKitWebDriver'),
    packages: 'webkit2gtk-driver xvfb fonts-dejavu-core',
  },
}

const variableOf = (name) => `${name.toUpperCase()}_PATH`

/** The path that a variable such as NGINX_PATH names, else that of the installed tool, or undefined. */
export const findTool = (name) => process.env[variableOf(name)] ?? tools[name].find()

const run = (command) => spawnSync(command, { shell: true, stdio: 'inherit' })

/** Installs a missing tool where this is allowed; returns its path, or undefined with a message. */
export function getTool(name) {
  const { packages } = tools[name]
  const isInstalled = () => findTool(name) !== undefined
  if (!isInstalled() && name === 'chromium') run('npx playwright install chromium')
  if (!isInstalled() && process.getuid?.() === 0) {
    run(`apt-get update && apt-get install -y --no-install-recommends ${packages}`)
  }
  const missing = `not on this machine. Install it (Debian: ${packages}), or set ${variableOf(name)}`
  console.log(`${name}: ${findTool(name) ?? missing}`)
  return findTool(name)
}

/**
 * Launch options of the tests and benchmarks.
 * @param {{ whole?: boolean, flags?: string[] }} [options] `whole`: never the headless shell
 */
export const launchOptions = ({ whole = false, flags = [] } = {}) => ({
  executablePath:
    (!whole && !process.env.CHROMIUM_PATH && findTool('shell')) || findTool('chromium'),
  args: ['--disable-gpu', ...flags],
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = process.argv.slice(2).map(getTool)
  process.exitCode = paths.some(Boolean) ? 0 : 1
}
