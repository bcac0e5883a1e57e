import { expect, it } from 'vitest'
import { isChunkLoadError, trackChunkErrors } from './chunk-errors'

trackChunkErrors()

it.each([
  'Failed to fetch dynamically imported module: https://portal.example/assets/about-1.js',
  'error loading dynamically imported module: https://portal.example/assets/about-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for https://portal.example/assets/about-1.css',
])('K05: a chunk that fails to load is recognised, but not by the router: %s', (message) => {
  const error = new TypeError(message)
  expect(isChunkLoadError(error)).toBe(false)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect(isChunkLoadError(error)).toBe(true)
  expect(error.message).toBe('A part of the portal could not be loaded.')
})

it('another error is no chunk error', () => {
  for (const error of [new Error('a fault'), null, undefined, 'text']) {
    expect(isChunkLoadError(error)).toBe(false)
  }
})
