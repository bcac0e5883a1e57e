import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadCsv, saveBlob } from './download'

let saved: { name: string; href: string; isAttached: boolean }[] = []
let blobs: Blob[] = []
const revoke = vi.fn()

beforeEach(() => {
  saved = []
  blobs = []
  revoke.mockReset()
  vi.useFakeTimers()
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
  URL.revokeObjectURL = revoke
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href, isAttached: this.isConnected })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a file is saved under a safe name; then its URL is revoked and the link removed', () => {
  expect(saveBlob(new Blob(['x']), '../a.pdf')).toBe(true)
  expect(saved).toEqual([{ name: 'a.pdf', href: 'blob:1', isAttached: true }])
  expect(document.querySelector('a')).toBeNull()
  vi.advanceTimersByTime(5_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke.mock.calls).toEqual([['blob:1']])
})

it.each([
  ['debts', 'debts.csv'],
  ['debts.CSV', 'debts.CSV'],
  ['debts.2026', 'debts.2026.csv'],
])('X02: text is saved as %s under the name %s, with a byte order mark', async (name, expected) => {
  expect(downloadCsv('Söhne,£1\r\n', name)).toBe(true)
  expect(saved[0]?.name).toBe(expected)
  expect(blobs[0]?.type).toMatch(/^text\/csv/)
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? [])
  expect([...bytes]).toEqual([...new TextEncoder().encode('\uFEFFSöhne,£1\r\n')])
})

const fail = () => {
  throw new Error('no')
}

it('X04: a file whose link fails is not saved, and its URL is revoked', () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(fail)
  expect(saveBlob(new Blob(['x']), 'a.pdf')).toBe(false)
  expect(document.querySelector('a')).toBeNull()
  vi.runAllTimers()
  expect(revoke.mock.calls).toEqual([['blob:1']])
})

it('X04: a file without a blob or an object URL is not saved', () => {
  URL.createObjectURL = fail
  expect(saveBlob(new Blob(['x']), 'a.pdf')).toBe(false)
  vi.stubGlobal('Blob', fail)
  expect(downloadCsv('a', 'a')).toBe(false)
  expect(saved).toEqual([])
})

it.each([
  ['Söhne £5.pdf', 'Söhne £5.pdf'],
  ['../../x', 'x'],
  ['C:\\temp\\x.pdf', 'x.pdf'],
  ['a\u202Egpj.exe', 'agpj.exe'],
  ['a\0b\r\n.pdf', 'ab.pdf'],
  ['a\u2028b\ud800.pdf', 'ab.pdf'],
  ['<img src=x onerror=y>.pdf', 'img src=x onerror=y.pdf'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['aux .pdf', '_aux.pdf'],
  ['com1.csv', '_com1.csv'],
  ['console.pdf', 'console.pdf'],
  ['x.pdf. . ', 'x.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['a/', 'file'],
  ['\u202E.pdf', 'pdf'],
  [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(116)}.pdf`],
  [`a${'😀'.repeat(300)}`, `a${'😀'.repeat(119)}`],
])('D03: a file of the name %j is saved as %j', (name, expected) => {
  saveBlob(new Blob(['x']), name)
  expect(saved[0]?.name).toBe(expected)
})
