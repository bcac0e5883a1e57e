// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addFiles, type InvoiceUpload, restoreUploads, type UploadState } from './upload-list'

const file = (name: string) => new File(['x'], name)
const upload = (name: string, state: UploadState, more: Partial<InvoiceUpload> = {}) => ({
  key: name,
  file: file(name),
  state,
  ...more,
})
const listed = (items: readonly InvoiceUpload[]) =>
  items.map((item) => [item.file.name, item.state])

describe('chosen files', () => {
  it('wait, each under a key of its own, even with the same name', () => {
    const items = addFiles([], [file('a.pdf'), file('a.pdf')])
    expect(listed(items)).toEqual([
      ['a.pdf', 'waiting'],
      ['a.pdf', 'waiting'],
    ])
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
    expect(listed(addFiles(items, [file('a.pdf')]))).toEqual([
      ['a.pdf', 'failed'],
      ['b.pdf', 'failed'],
      ['a.pdf', 'sent'],
      ['a.pdf', 'unknown'],
      ['a.pdf', 'waiting'],
    ])
  })
})

it('an upload that was interrupted may have arrived', () => {
  const items = [
    upload('a.pdf', 'sending', { sentFraction: 0.5 }),
    upload('b.pdf', 'queued'),
    upload('c.pdf', 'failed', { message: 'Too odd.' }),
  ]
  expect(restoreUploads(items)).toEqual([
    { key: 'a.pdf', file: items[0]?.file, state: 'unknown' },
    { key: 'b.pdf', file: items[1]?.file, state: 'waiting' },
    items[2],
  ])
})
