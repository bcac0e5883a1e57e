import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mockServer } from '#mocks/node'
import { snackbarMessages } from '@/testing/mocked-api'
import { button, openDebt, withDebt } from '../testing/debt'

withDebt()

/** The files handed to the browser for saving. */
const saved: { name: string; blob: Blob | undefined; target: string }[] = []
const blobs = new Map<string, Blob>()
let addressCount = 0

beforeEach(() => {
  saved.length = 0
  blobs.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    // A late revocation of an earlier test finds no address of this one.
    addressCount += 1
    const address = `blob:test/${addressCount}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: blobs.get(this.href), target: this.target })
  })
})

const respondToDownload = (respond: () => Response) =>
  mockServer.use(http.get('*/api/v1/download/*', respond))
const listInvoice = (invoice_file: string) =>
  mockServer.use(
    http.get('*/api/v1/invoice/', () =>
      HttpResponse.json([{ id: 1, debt: 101, invoice_file, created_at: '' }]),
    ),
  )
const openInvoices = () => openDebt('?tab=invoices')

describe('a download', () => {
  it('saves the file unchanged under the name it has in the list', async () => {
    const bytes = Uint8Array.from({ length: 2_000 }, (_, place) => place % 256)
    respondToDownload(
      () => new HttpResponse(bytes, { headers: { 'Content-Type': 'application/pdf' } }),
    )
    const { user } = openInvoices()
    await user.click(await button('Download facture_n1_été.pdf'))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('facture_n1_été.pdf')
    expect(new Uint8Array((await saved[0]?.blob?.arrayBuffer()) ?? [])).toEqual(bytes)
  })

  it.each<[string, () => Response, string]>([
    ['JSON', () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 }), 'Not found.'],
    ['a page with status 200', () => HttpResponse.html('<h1>Log in</h1>'), 'unexpected error'],
    ['nothing', () => HttpResponse.error(), 'unexpected error'],
  ])('is reported and saves nothing when the response is %s', async (_, respond, message) => {
    const { user } = openInvoices()
    const press = await button('Download invoice-0042.pdf')
    respondToDownload(respond)
    await user.click(press)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not fetch invoice-0042.pdf')
    expect(alert).toHaveTextContent(message)
    expect(snackbarMessages()).toHaveLength(1)
    expect(saved).toEqual([])
  })

  it.each([
    ['/media/..%2F..%2Fx.pdf', 'x.pdf'],
    ['', 'invoice-1'],
  ])('of a file called %s is saved as %s', async (invoice_file, name) => {
    listInvoice(invoice_file)
    respondToDownload(
      () => new HttpResponse('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }),
    )
    const { user } = openInvoices()
    await user.click(await button(/^Download/))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({ name, target: '' })
  })
})

describe('a picture', () => {
  const answerPicture = (name: string, bytes: BodyInit, type: string) => {
    listInvoice(`/media/${name}`)
    respondToDownload(() => new HttpResponse(bytes, { headers: { 'Content-Type': type } }))
  }

  it('is shown with the type of its name, and its object URL is revoked', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    answerPicture('scan.png', png, 'application/octet-stream')
    const { user } = openInvoices()
    await user.click(await button('View scan.png'))
    const dialog = within(await screen.findByRole('dialog', { name: 'scan.png' }))
    const image = dialog.getByRole('img', { name: 'Invoice scan.png' })
    expect(blobs.get(image.getAttribute('src') ?? '')?.type).toBe('image/png')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(blobs.size).toBe(0)
  })

  it('with other content than its name says is no page that could run a script', async () => {
    answerPicture('scan.png', '<svg onload="window.__xss=1"/>', 'image/svg+xml')
    const { user } = openInvoices()
    await user.click(await button('View scan.png'))
    const image = await screen.findByRole('img', { name: 'Invoice scan.png' })
    expect(blobs.get(image.getAttribute('src') ?? '')?.type).toBe('image/png')
  })
})
