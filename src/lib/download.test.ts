import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { downloadCsv, safeFileName, saveBlob } from './download'

let saved: { name: string; href: string; attached: boolean }[] = []
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
    saved.push({ name: this.download, href: this.href, attached: this.isConnected })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const textOf = async (blob?: Blob) => [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
const utf8 = (text: string) => [...new TextEncoder().encode(text)]

test('saves under a safe name, then revokes the URL and removes the link', () => {
  expect(saveBlob(new Blob(['x']), '../a.pdf')).toBe(true)
  expect(saved).toEqual([{ name: 'a.pdf', href: 'blob:1', attached: true }])
  expect(document.querySelector('a')).toBeNull()
  vi.advanceTimersByTime(5_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke.mock.calls).toEqual([['blob:1']])
})

describe('downloadCsv', () => {
  test.each([
    ['debts', 'debts.csv'],
    ['debts.csv', 'debts.csv'],
    ['debts.CSV', 'debts.CSV'],
    ['debts.2026', 'debts.2026.csv'],
  ])('%s is saved as %s', (name, expected) => {
    expect(downloadCsv('a,b', name)).toBe(true)
    expect(saved[0]?.name).toBe(expected)
    expect(blobs[0]?.type).toMatch(/^text\/csv/)
  })

  test.each(['Söhne,£1\r\n', '\uFEFFSöhne,£1\r\n'])(
    'X02: has one byte-order mark',
    async (text) => {
      downloadCsv(text, 'a')
      expect(await textOf(blobs[0])).toEqual(utf8('\uFEFFSöhne,£1\r\n'))
    },
  )
})

describe('X04: returns false', () => {
  const broken = () => {
    throw new Error('no')
  }

  test('when the click fails, and still revokes the URL', () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(broken)
    expect(saveBlob(new Blob(['x']), 'a.pdf')).toBe(false)
    expect(document.querySelector('a')).toBeNull()
    vi.runAllTimers()
    expect(revoke.mock.calls).toEqual([['blob:1']])
  })

  test('when no object URL can be created', () => {
    URL.createObjectURL = broken
    expect(saveBlob(new Blob(['x']), 'a.pdf')).toBe(false)
    expect(downloadCsv('a', 'a')).toBe(false)
    vi.runAllTimers()
    expect(revoke).not.toHaveBeenCalled()
  })

  test('when the blob cannot be created', () => {
    vi.stubGlobal('Blob', broken)
    expect(downloadCsv('a', 'a')).toBe(false)
    expect(saved).toEqual([])
  })
})

describe('safeFileName', () => {
  test.each([
    ['invoice-0042.pdf', 'invoice-0042.pdf'],
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
  ])('%j becomes %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected)
  })

  test('is bounded, keeps its extension and cuts no surrogate pair', () => {
    const name = safeFileName(`${'é'.repeat(300)}.pdf`)
    expect(name).toBe(`${'é'.repeat(116)}.pdf`)
    expect(() => encodeURIComponent(safeFileName(`${'😀'.repeat(300)}.pdf`))).not.toThrow()
    expect([...safeFileName(`a${'😀'.repeat(300)}`)]).toHaveLength(120)
  })
})
