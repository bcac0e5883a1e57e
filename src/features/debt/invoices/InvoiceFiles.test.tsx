import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mockServer } from '#mocks/node'
import { button, openDebt, snackbarMessages, withMockedApi } from '../testing/debt'

withMockedApi()

/** Records the files handed to the browser for saving, by name. */
const saved: { name: string; blob: Blob | undefined; target: string }[] = []
const blobs = new Map<string, Blob>()

beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:test/${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: blobs.get(this.href), target: this.target })
  })
})

const openInvoices = () => openDebt('/debt-detail/1?tab=invoices')
const download = (answer: () => Response) => mockServer.use(http.get('*/api/v1/download/*', answer))

describe('D01: a response that is not a file is reported, not saved', () => {
  const json = { 'Content-Type': 'application/json' }
  test.each<[string, () => Response, string]>([
    [
      'JSON with 404',
      () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
      'Not found.',
    ],
    [
      'JSON with 400, as a file',
      () =>
        new HttpResponse('{"detail":"Still being scanned."}', {
          status: 400,
          headers: { ...json, 'Content-Disposition': 'attachment; filename="x.pdf"' },
        }),
      'Still being scanned.',
    ],
    [
      'a page with 500',
      () => HttpResponse.html('<h1>Oops</h1>', { status: 500 }),
      'unexpected error',
    ],
    ['a page with 200', () => HttpResponse.html('<h1>Log in</h1>'), 'unexpected error'],
    ['JSON with 200', () => HttpResponse.json({ detail: 'Gone.' }), 'unexpected error'],
    ['no response', () => HttpResponse.error(), 'unexpected error'],
  ])('%s', async (_, answer, message) => {
    const { user } = openInvoices()
    const press = await button('Download invoice-0042.pdf')
    download(answer)
    await user.click(press)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('invoice-0042.pdf was not downloaded')
    expect(alert).toHaveTextContent(message)
    expect(alert).not.toHaveTextContent('<h1>')
    expect(snackbarMessages()).toHaveLength(1)
    expect(saved).toEqual([])
  })
})

test('D02: an expired token is refreshed once, and the file is saved unchanged', async () => {
  const bytes = Uint8Array.from({ length: 2_000 }, (_, place) => place % 256)
  const refreshes: string[] = []
  const count = ({ request }: { request: Request }) => {
    if (request.url.endsWith('/auth/jwt/refresh/')) refreshes.push(request.url)
  }
  mockServer.events.on('request:start', count)
  const { user } = openInvoices()
  const press = await button('Download invoice-0042.pdf')
  let first = true
  download(() => {
    if (first) {
      first = false
      return HttpResponse.json({ detail: 'Expired.' }, { status: 401 })
    }
    return new HttpResponse(bytes, { headers: { 'Content-Type': 'application/pdf' } })
  })
  await user.click(press)
  await waitFor(() => expect(saved).toHaveLength(1))
  mockServer.events.removeListener('request:start', count)
  expect(refreshes).toHaveLength(1)
  expect(new Uint8Array((await saved[0]?.blob?.arrayBuffer()) ?? [])).toEqual(bytes)
  expect(snackbarMessages()).toEqual([])
})

test('repeated presses during a download send one request', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  mockServer.use(
    http.get('*/api/v1/download/*', async ({ request }) => {
      asked.push(request.url)
      await held
      return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
    }),
  )
  const { user } = openInvoices()
  await user.tripleClick(await button('Download invoice-0042.pdf'))
  release()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked).toHaveLength(1)
})

describe('D03: a file with a hostile name or type is saved under a safe name', () => {
  const long = 'x'.repeat(300)
  test.each([
    ['/media/../../x', 'x'],
    ['/media/..%2F..%2Fx.pdf', 'x.pdf'],
    ['/media/..%5C..%5Cx.pdf', 'x.pdf'],
    ['/media/a%E2%80%AEgpj.exe', 'agpj.exe'],
    ['/media/CON', '_CON'],
    ['/media/con.pdf', '_con.pdf'],
    [`/media/${long}.pdf`, `${'x'.repeat(116)}.pdf`],
    ['/media/%3Cimg%20src=x%20onerror=alert(1)%3E.svg', 'img src=x onerror=alert(1).svg'],
    ['/media/%00.pdf', 'pdf'],
    ['/media/%ZZ.html', '%ZZ.html'],
    ['', 'invoice-1'],
  ])('%s as %s', async (invoice_file, name) => {
    mockServer.use(
      http.get('*/api/v1/invoice/', () =>
        HttpResponse.json([{ id: 1, debt: 101, invoice_file, created_at: '' }]),
      ),
    )
    download(
      () =>
        new HttpResponse('<svg onload="window.__xss=1"/>', {
          headers: {
            'Content-Type': name.endsWith('.html') ? 'text/html' : 'image/svg+xml',
            'Content-Disposition': 'attachment; filename="x"',
          },
        }),
    )
    const { user } = openInvoices()
    await user.click(await button(/^Download /))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({ name, target: '' })
  })
})
