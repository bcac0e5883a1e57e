// Finds or installs the browsers of the other two engines.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './chromium.mjs'

/** The path of a command, or null. */
export const findCommand = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync) ?? null

/** The paths of Firefox and of WebKitGTK's driver; the latter needs Xvfb. */
export const findEngines = () => ({
  firefox: process.env.FIREFOX_PATH ?? findCommand('firefox-esr') ?? findCommand('firefox'),
  webkit: findCommand('Xvfb') && findCommand('WebKitWebDriver'),
})

const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core'],
}

/**
 * Installs Debian's packages if possible, and prints the path of each engine or that it is missing.
 * @returns the names of the installed engines
 */
export function getEngines() {
  const missing = Object.entries(findEngines()).filter(([, path]) => !path)
  if (missing.length > 0 && process.getuid?.() === 0 && findCommand('apt-get')) {
    if (run('apt-get', 'update')) {
      for (const [name] of missing) {
        run('apt-get', 'install', '-y', '--no-install-recommends', ...packages[name])
      }
    }
  }
  const found = Object.entries(findEngines())
  for (const [name, path] of found) {
    const without = `not on this machine, its tests do not run (Debian: ${packages[name].join(' ')})`
    console.log(`${name}: ${path ?? without}`)
  }
  return found.filter(([, path]) => path).map(([name]) => name)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) getEngines()
