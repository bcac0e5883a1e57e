// @vitest-environment node
import { expect, it } from 'vitest'
import { disallowedLicences } from './licences'
import {
  dependencyFolder,
  forbiddenModules,
  forbiddenPackages,
  type Lockfile,
  packageFolder,
} from './packages'

it.each([
  ['/home/me/portal/src/main.tsx', null],
  ['/home/me/portal/src/routes/about.tsx?tsr-split=component', null],
  ['/home/me/portal/node_modules/ky/distribution/index.js', 'node_modules/ky'],
  ['/p/node_modules/@emotion/react/dist/x.js?v=1', 'node_modules/@emotion/react'],
  ['/p/node_modules/a/node_modules/@b/c/x.js', 'node_modules/a/node_modules/@b/c'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['\0rolldown/runtime.js', 'node_modules/rolldown'],
])('%s comes from %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder)
})

const lock: Lockfile = {
  packages: {
    'node_modules/react': { version: '19.0.0' },
    'node_modules/a': { version: '1.0.0', dependencies: { react: '1' } },
    'node_modules/a/node_modules/react': { version: '1.0.0' },
    'node_modules/msw': { version: '2.0.0', dev: true },
    'node_modules/vite': { version: '8.0.0', dev: true },
  },
}

it('a dependency is resolved like in Node', () => {
  expect(dependencyFolder(lock, 'node_modules/a', 'react')).toBe(
    'node_modules/a/node_modules/react',
  )
  expect(dependencyFolder(lock, '', 'react')).toBe('node_modules/react')
  expect(dependencyFolder(lock, 'node_modules/react', 'a')).toBe('node_modules/a')
  expect(dependencyFolder(lock, 'node_modules/react', 'nobody')).toBeNull()
})

it('K07: forbidden packages and modules of a bundle are reported', () => {
  expect(forbiddenPackages(lock, ['node_modules/react', 'node_modules/vite'])).toEqual([])
  expect(forbiddenPackages(lock, ['node_modules/msw', 'node_modules/left-pad'])).toEqual([
    'msw is only for development',
    'node_modules/left-pad is not in the lockfile',
  ])
  const own = ['/p/src/main.tsx', '/p/index.html', '/p/mocks/db.ts', '/p/src/testing/setup.ts']
  expect(forbiddenModules('/p', [...own, '/p/node_modules/a/test-a.js', '\0vite/x.js'])).toEqual([
    '/p/mocks/db.ts',
    '/p/src/testing/setup.ts',
  ])
})

it('packages with a disallowed licence are reported', () => {
  const under = (name: string) => ({ folder: 'node_modules/a', name, version: '1', text: '' })
  expect(disallowedLicences([under('MIT'), under('GPL-3.0'), under('')])).toEqual([
    'a is under GPL-3.0',
    'a is under no licence',
  ])
})
