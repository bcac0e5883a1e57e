// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { sha256 } from './sha256'

test('the hash is that of the standard', async () => {
  expect(await sha256('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('there is no hash on a page from an insecure origin', async () => {
  vi.stubGlobal('crypto', {})
  expect(await sha256('abc')).toBeNull()
  vi.unstubAllGlobals()
})
