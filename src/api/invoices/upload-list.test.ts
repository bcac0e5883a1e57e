// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { deletedFile } from '../testing/invoice-uploads'
import {
  addFiles,
  type InvoiceUpload,
  isOpen,
  isReadable,
  restoreUploads,
  type UploadState,
  uploadProblem,
} from './upload-list'

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
      upload('a.pdf', 'gone'),
      upload('b.pdf', 'gone'),
      upload('c.pdf', 'failed'),
      upload('a.pdf', 'sent'),
    ]
    expect(listed(addFiles(items, [file('c.pdf'), file('a.pdf')]))).toEqual([
      ['b.pdf', 'gone'],
      ['c.pdf', 'failed'],
      ['a.pdf', 'sent'],
      ['c.pdf', 'waiting'],
      ['a.pdf', 'waiting'],
    ])
  })
})

it('a file is readable until it is deleted from the disk', async () => {
  expect(await isReadable(file('a.pdf'))).toBe(true)
  expect(await isReadable(deletedFile('a.pdf'))).toBe(false)
})

it('the list of an earlier visit says of an interrupted upload that it may have arrived', () => {
  const items = [
    upload('a.pdf', 'sending', { share: 0.5 }),
    upload('b.pdf', 'waiting', { queued: true }),
    upload('c.pdf', 'failed', { message: 'Too odd.' }),
  ]
  const [a, b, c] = items
  expect(restoreUploads(items)).toEqual([
    { key: 'a.pdf', file: a?.file, state: 'unknown' },
    { key: 'b.pdf', file: b?.file, state: 'waiting' },
    { key: 'c.pdf', file: c?.file, state: 'failed', message: 'Too odd.' },
  ])
  expect(restoreUploads(items)[1]).not.toHaveProperty('queued')
})

it.each<[UploadState, boolean]>([
  ['waiting', true],
  ['sending', false],
  ['sent', false],
  ['failed', true],
  ['unknown', true],
  ['gone', true],
])('a file that is %s can be sent or removed: %s', (state, expected) => {
  expect(isOpen(upload('a.pdf', state))).toBe(expected)
})

it.each<[string, string[], string | null]>([
  ['is missing without any', [], null],
  ['gives the reason of one', ['a.pdf'], 'a.pdf: Too odd.'],
  ['counts the others', ['a.pdf', 'b.pdf', 'c.pdf'], 'a.pdf: Too odd.\n2 more not uploaded.'],
])('the message about failed uploads %s', (_, names, expected) => {
  expect(uploadProblem(names.map((name) => upload(name, 'failed', { message: 'Too odd.' })))).toBe(
    expected,
  )
})
