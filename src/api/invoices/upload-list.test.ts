// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addFiles, type ChosenFiles, type InvoiceUpload, type UploadState } from './upload-list'

const file = (name: string) => new File(['x'], name)
const upload = (name: string, state: UploadState, more: Partial<InvoiceUpload> = {}) => ({
  key: name,
  file: file(name),
  state,
  ...more,
})
const names = (files: ChosenFiles) => files.map((chosen) => chosen.file.name)

describe('chosen files', () => {
  it('have a key of their own, even with the same name', () => {
    const items = addFiles([], [file('a.pdf'), file('a.pdf')])
    expect(new Set(items.map(({ key }) => key)).size).toBe(2)
  })

  it('replace the entries of their names that are gone, and no others', () => {
    const items = [
      upload('a.pdf', 'failed', { code: 'gone' }),
      upload('a.pdf', 'failed'),
      upload('b.pdf', 'failed', { code: 'gone' }),
      upload('a.pdf', 'sent'),
      upload('a.pdf', 'unknown'),
    ]
    const replaced = addFiles(items, [file('a.pdf')])
    expect(replaced.slice(0, -1)).toEqual(items.slice(1))
    expect(names(replaced)).toEqual(['a.pdf', 'b.pdf', 'a.pdf', 'a.pdf', 'a.pdf'])
  })
})
