import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mockServer } from '#mocks/node'
import * as download from '@/lib/download'
import { snackbarMessages, withMockedApi } from '@/testing/mocked-api'
import { button, openDebt } from '../testing/debt'

withMockedApi()

const blobs = new Map<string, Blob>()
let addressCount = 0

beforeEach(() => {
  vi.spyOn(download, 'saveBlob').mockReturnValue(true)
  blobs.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    // A late revocation of an earlier test finds no address of this one.
    addressCount += 1
    const address = `blob:test/${addressCount}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address))
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
    expect(download.saveBlob).not.toHaveBeenCalled()
  })

  it('of a file without a name is saved under the number of its invoice', async () => {
    listInvoice('')
    respondToDownload(() => new HttpResponse('<svg/>'))
    const { user } = openInvoices()
    await user.click(await button(/^Download/))
    await waitFor(() =>
      expect(download.saveBlob).toHaveBeenCalledWith(expect.anything(), 'invoice-1'),
    )
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
