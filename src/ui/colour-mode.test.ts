import { afterEach, expect, it, vi } from 'vitest'
import { initColourMode, readColourMode, setColourMode } from './colour-mode'

const root = document.documentElement.classList
/** A fake system preference for dark or light that can change. */
function system(dark: boolean) {
  const listeners: (() => void)[] = []
  const media = { matches: dark, addEventListener: (_: string, f: () => void) => listeners.push(f) }
  vi.stubGlobal('matchMedia', () => media)
  return (next: boolean) => {
    media.matches = next
    for (const listener of listeners) listener()
  }
}
afterEach(() => {
  localStorage.clear()
  root.remove('dark', 'light')
  vi.unstubAllGlobals()
})

it('follows the system until a choice, and again after its removal, and prints in light', () => {
  const prefersDark = system(false)
  initColourMode()
  expect([...root]).toEqual(['light'])
  prefersDark(true)
  expect([...root]).toEqual(['dark'])
  setColourMode('light')
  expect([...root]).toEqual(['light'])
  expect(readColourMode()).toBe('light')
  setColourMode('system')
  expect([...root]).toEqual(['dark'])
  window.dispatchEvent(new Event('beforeprint'))
  expect([...root]).toEqual(['light'])
  window.dispatchEvent(new Event('afterprint'))
  expect([...root]).toEqual(['dark'])
  expect(localStorage).toHaveLength(0)
})

it('works where storage is blocked', () => {
  system(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  setColourMode('dark')
  expect([...root]).toEqual(['dark'])
})
