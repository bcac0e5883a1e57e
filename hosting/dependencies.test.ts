// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const manifest: Manifest & { allowScripts: Record<string, boolean> } = json('package.json')
const lock: {
  packages: Record<string, { integrity?: string; resolved?: string; hasInstallScript?: boolean }>
} = json('package-lock.json')
const { '': own, ...installed } = lock.packages

it('every dependency is pinned to its locked version', () => {
  const { dependencies, devDependencies } = manifest
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
  expect(own).toMatchObject({ dependencies, devDependencies })
})

it('every package is locked by its hash and comes from the registry', () => {
  const entries = Object.entries(installed)
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

it('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const withScripts = Object.entries(installed)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''))
  // Packages with install scripts are also listed by name, so that a new one fails the test.
  expect([...new Set(withScripts)].sort()).toEqual(Object.keys(manifest.allowScripts).sort())
  expect(Object.values(manifest.allowScripts)).not.toContain(true)
})
