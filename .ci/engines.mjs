// Finds or installs the browsers of the other two engines.
import { pathToFileURL } from 'node:url'
import { findCommand, installPackages } from './machine.mjs'

const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core'],
}

/** The paths of Firefox and of WebKitGTK's driver, which needs Xvfb; undefined where missing. */
export const findEngines = () => ({
  firefox: process.env.FIREFOX_PATH ?? findCommand('firefox-esr') ?? findCommand('firefox'),
  webkit: findCommand('Xvfb') && findCommand('WebKitWebDriver'),
})

/** Installs Debian's packages if possible, and returns the names of the engines that are there. */
export function getEngines() {
  const missing = Object.entries(findEngines()).filter(([, path]) => !path)
  if (missing.length > 0) installPackages(...missing.flatMap(([name]) => packages[name]))
  return Object.entries(findEngines()).flatMap(([name, path]) => {
    const without = `not on this machine, its tests do not run (Debian: ${packages[name].join(' ')})`
    console.log(`${name}: ${path ?? without}`)
    return path ? [name] : []
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = getEngines().length > 0 ? 0 : 1
}
