import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockServer } from '#mocks/node'
import { button, openDebt, snackbarMessages, withMockedApi } from '../testing/debt'

withMockedApi()

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const blobs = new Map<string, Blob>()

beforeEach(() => {
  blobs.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:test/${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    blobs.delete(address)
  })
})

function openInvoice(name: string, bytes: BodyInit, type: string) {
  mockServer.use(
    http.get('*/api/v1/invoice/', () =>
      HttpResponse.json([{ id: 1, debt: 101, invoice_file: `/media/${name}`, created_at: '' }]),
    ),
    http.get(
      '*/api/v1/download/*',
      () => new HttpResponse(bytes, { headers: { 'Content-Type': type } }),
    ),
  )
  return openDebt('/debt-detail/1?tab=invoices')
}

test('D03: a picture is shown with the type of its bytes, and its object URL is revoked', async () => {
  const { user } = openInvoice('scan.png', png, 'application/octet-stream')
  const view = await button('View scan.png')
  await user.click(view)
  const dialog = within(await screen.findByRole('dialog', { name: 'scan.png' }))
  const image = dialog.getByRole('img', { name: 'Invoice scan.png' })
  expect(blobs.get(image.getAttribute('src') ?? '')?.type).toBe('image/png')
  expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull()
  const size = dialog.getByRole('button', { name: 'Actual size' })
  await user.click(size)
  expect(size).toHaveAttribute('aria-pressed', 'true')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(blobs.size).toBe(0)
})

test.each([
  ['scan.png', '<svg onload="window.__xss=1"/>', 'image/svg+xml'],
  ['scan.jpg', '<script>window.__xss=1</script>', 'image/jpeg'],
])('D03: %s with other content is never shown', async (name, bytes, type) => {
  const { user } = openInvoice(name, bytes, type)
  await user.click(await button(`View ${name}`))
  await waitFor(() =>
    expect(snackbarMessages()).toEqual([
      'This file is not the picture its name says. You can download it instead.',
    ]),
  )
  expect(screen.getByText(/^This file is not the picture/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(blobs.size).toBe(0)
})

test('D03: a PDF can only be downloaded', async () => {
  openInvoice('invoice.pdf', '%PDF-1.4', 'application/pdf')
  await button('Download invoice.pdf')
  expect(screen.queryByRole('button', { name: /^View/ })).toBeNull()
})
