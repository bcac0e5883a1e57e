// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/query-client'
import { snackbar } from '@/session/snackbar'
import { createHookRenderer } from '../testing/hooks'
import { chosenFiles, deletedFile } from '../testing/invoice-uploads'
import { invoiceRecord } from '../testing/records'
import {
  connectionOpened,
  stubUploadConnections,
  UploadConnection,
} from '../testing/upload-connection'
import { recordCalls, recordedCalls, respondTo } from '../testing/wire'
import {
  cancelledMessage,
  goneMessage,
  invoiceListQuery,
  invoiceResource,
  useUploadInvoice,
} from './queries'

recordCalls()
afterEach(() => snackbar.clear())

function uploadOf(file: File, debtId = 9) {
  const controller = new AbortController()
  const onProgress = vi.fn()
  return { debtId, file, onProgress, signal: controller.signal, controller }
}
const upload = (name: string) => uploadOf(new File(['x'], name))
const openScreen = () => createHookRenderer(createQueryClient())(useUploadInvoice)
const posts = () => recordedCalls.filter(({ method }) => method === 'POST')

describe('an invoice', () => {
  it.each<[string, string, string, boolean]>([
    ['is stored under its name', 'bill.pdf', 'bill.pdf', true],
    ['is stored with _ for spaces', 'my bill 5.pdf', 'my_bill_5.pdf', true],
    ['is stored without outer blanks', ' bill.pdf ', 'bill.pdf', true],
    ['is stored without special characters', 'bill (2), é+ü.pdf', 'bill_2_éü.pdf', true],
    ['is stored with a suffix when its name is in use', 'bill.pdf', 'bill_MbDqdhS.pdf', true],
    ['is stored with a suffix and no extension', 'bill', 'bill_MbDqdhS', true],
    ['is stored under a name that looks like a suffix', 'my_invoice.pdf', 'my_invoice.pdf', true],
    ['is not one of another name', 'bill.pdf', 'bill2.pdf', false],
    ['is not one with another digit', 'bill 5.pdf', 'bill_6.pdf', false],
    ['is not one with a shorter suffix', 'bill.pdf', 'bill_MbDqdh.pdf', false],
    ['is not one with a suffix elsewhere', 'my.old.pdf', 'my_invoice.old.pdf', false],
  ])('%s', (_, name, stored, expected) => {
    const record = { ...invoiceRecord, invoice_file: `/media/${stored}` }
    expect(invoiceResource(9).isMatch(upload(name), record)).toBe(expected)
  })

  it('may be any record, because the server chooses its name', () => {
    const record = { ...invoiceRecord, invoice_file: '/media/1' }
    expect(invoiceResource(9).isSimilar(upload('bill.pdf'), record)).toBe(true)
  })

  it('is looked for in the list of its debt, until the check is aborted', async () => {
    const { fetchList } = invoiceResource(9)
    await expect(fetchList(AbortSignal.abort())).rejects.toThrow()
    expect(recordedCalls).toEqual([])
    await fetchList(new AbortController().signal)
    expect(recordedCalls.map(({ path }) => path)).toEqual(['/invoice/?debt_id=9'])
  })

  it('is named in the message when it is not found', async () => {
    await expect(openScreen().check(upload('a.pdf'))).rejects.toThrow('The file cannot be found')
  })

  it('leaves the message of a failure to its screen', async () => {
    respondTo('post', 'invoice/', () => new HttpResponse(null, { status: 413 }))
    await expect(openScreen().create(upload('a.pdf'))).rejects.toMatchObject({ kind: 'refused' })
    expect(snackbar.queue()).toEqual([])
  })

  it('of each debt is cached by itself', async () => {
    const queryClient = createQueryClient()
    respondTo('get', 'invoice/', ({ url }) =>
      HttpResponse.json([{ ...invoiceRecord, id: Number(url.split('=').at(-1)) }]),
    )
    for (const debtId of [9, 10]) {
      const { items } = await queryClient.query(invoiceListQuery(debtId))
      expect(items.map(({ id }) => id)).toEqual([debtId])
    }
  })
})

describe('a file', () => {
  it('is uploaded once, however often it is sent', async () => {
    const { create } = openScreen()
    const item = upload('a.pdf')
    await Promise.all([create(item), create(item)])
    await create(item)
    expect(posts()).toHaveLength(1)
  })

  it('is uploaded beside another one of the same name and content', async () => {
    const { create } = openScreen()
    await Promise.all([create(upload('a.pdf')), create(upload('a.pdf'))])
    expect(posts()).toHaveLength(2)
  })

  it('is uploaded to each of two debts at the same time', async () => {
    const { create } = openScreen()
    const [file] = chosenFiles('a.pdf') as [File]
    await Promise.all([create(uploadOf(file, 9)), create(uploadOf(file, 10))])
    const debts = posts().map(({ body }) => /name="debt"\s+(\d+)/.exec(body)?.[1])
    expect(debts).toEqual(['9', '10'])
  })
})

describe('an upload', () => {
  stubUploadConnections()

  async function start(item: ReturnType<typeof uploadOf>) {
    const outcome = invoiceResource(9)
      .post(item)
      .catch((thrown: unknown) => thrown)
    return { outcome, connection: await connectionOpened() }
  }

  it('reports its progress and the created record', async () => {
    const item = upload('a.pdf')
    const { outcome, connection } = await start(item)
    connection.move(1, 4)
    connection.move(4, 4)
    connection.answer(201, invoiceRecord)
    expect(await outcome).toEqual(invoiceRecord)
    expect(item.onProgress.mock.calls).toEqual([[0.25], [1], [1]])
  })

  it('that is cancelled before it begins sends nothing', async () => {
    const item = upload('a.pdf')
    item.controller.abort()
    await expect(invoiceResource(9).post(item)).rejects.toMatchObject({
      kind: 'no-network',
      message: cancelledMessage,
    })
    expect(UploadConnection.all).toEqual([])
  })

  const cancelled = { kind: 'no-network', message: cancelledMessage }
  const gone = { kind: 'no-network', message: goneMessage }
  it.each<[string, (connection: UploadConnection) => void, { chosen: object; deleted: object }]>([
    [
      'after a part was sent',
      (connection) => connection.move(1, 4),
      { chosen: cancelled, deleted: cancelled },
    ],
    [
      'after all was sent, and may have arrived',
      (connection) => connection.move(4, 4),
      { chosen: { kind: 'bad-answer' }, deleted: { kind: 'bad-answer' } },
    ],
    [
      'without any progress, and may have arrived unless its file is gone',
      () => {},
      { chosen: { kind: 'bad-answer' }, deleted: gone },
    ],
  ])('can be cancelled %s', async (_, send, { chosen, deleted }) => {
    for (const [file, expected] of [
      [new File(['x'], 'a.pdf'), chosen],
      [deletedFile('a.pdf'), deleted],
    ] as const) {
      UploadConnection.all = []
      const item = uploadOf(file)
      const { outcome, connection } = await start(item)
      send(connection)
      item.controller.abort()
      expect(await outcome).toMatchObject(expected)
    }
  })

  it.each<[string, (connection: UploadConnection) => void, object]>([
    ['was not sent when its file is gone', () => {}, gone],
    ['was not sent whole when its file is gone', (connection) => connection.move(1, 4), gone],
    [
      'may have arrived when its file is gone later',
      (connection) => connection.move(4, 4),
      { kind: 'unknown-outcome' },
    ],
  ])('whose connection breaks %s', async (_, send, expected) => {
    const { outcome, connection } = await start(uploadOf(deletedFile('a.pdf')))
    send(connection)
    connection.drop()
    expect(await outcome).toMatchObject(expected)
  })
})
