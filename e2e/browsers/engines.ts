import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findEngines } from '../../.ci/engines.mjs'
import { startFirefox } from './firefox.ts'
import type { Driver } from './webdriver.ts'
import { startWebKit } from './webkit.ts'

/** The folders of one run of a browser, and its environment variables. */
export interface BrowserProfile {
  home: string
  downloads: string
  env: NodeJS.ProcessEnv
}

export type EngineName = 'firefox' | 'webkit'

const starters = { firefox: startFirefox, webkit: startWebKit }

/** Starts a browser with a temporary home folder, which `close` deletes. */
export async function startEngine(name: EngineName): Promise<Driver & { downloads: string }> {
  const path = findEngines()[name]
  if (!path) throw new Error(`There is no ${name} on this machine`)
  const home = await mkdtemp(join(tmpdir(), `portal-${name}-`))
  const downloads = join(home, 'Downloads')
  await mkdir(downloads)
  const { DBUS_SESSION_BUS_ADDRESS: _, ...inherited } = process.env
  const env = { ...inherited, HOME: home, XDG_CONFIG_HOME: home, TZ: 'Europe/London' }
  const driver = await starters[name](path, { home, downloads, env })
  return {
    ...driver,
    downloads,
    async close() {
      await driver.close()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
