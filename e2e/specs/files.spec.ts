import { appendFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { expectSnackbar, pdf } from '../support/actions'
import { expect, logIn, people, test } from '../support/fixtures'
import { origins, ports } from '../support/origins'

const inMemory = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const picker = (page: Page) => page.getByLabel('Invoices').and(page.locator('input'))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name })

/** A PDF whose upload takes more than a minute on the slow line. */
const largePdf = Buffer.concat([pdf('A large one'), Buffer.alloc(4_000_000, '%\n')])

/** A proxy to the API whose open connections can be broken. */
async function weakConnection() {
  const breakOpen: (() => void)[] = []
  const proxy = createServer((near) => {
    const far = connect(ports.api, '127.0.0.1')
    const end = () => {
      near.destroy()
      far.destroy()
    }
    breakOpen.push(end)
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    break: () => {
      for (const end of breakOpen.splice(0)) end()
    },
    close: () => proxy.close(),
  }
}

async function openInvoices(page: Page) {
  await logIn(page, people.withDebts)
  await page.goto('/debt-detail/1?tab=invoices')
  await expect(picker(page)).toBeVisible()
}

test('D04: a file that is no invoice is refused with a reason before it is sent', async ({
  page,
}) => {
  await openInvoices(page)
  await picker(page).setInputFiles([
    inMemory('empty.pdf', Buffer.alloc(0)),
    inMemory('invoice.pdf.exe', Buffer.from('MZ')),
    inMemory('picture.pdf', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])),
    inMemory('good.pdf', pdf('Good')),
  ])
  const notice = page.getByRole('alert').filter({ hasText: '3 files were not added' })
  await expect(notice).toContainText('empty.pdf: The selected file is empty')
  await expect(notice).toContainText('invoice.pdf.exe: Programs and web pages cannot be sent')
  await expect(notice).toContainText('picture.pdf: The file is not a PDF, despite its name')
  await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(
    1,
  )
})

test('D07: a file that changed or was deleted on disk is not sent and has to be chosen again', async ({
  page,
}, testInfo) => {
  const [changed, deleted] = [testInfo.outputPath('changed.pdf'), testInfo.outputPath('gone.pdf')]
  await Promise.all([writeFile(changed, pdf('Before')), writeFile(deleted, pdf('Before'))])
  await openInvoices(page)
  await picker(page).setInputFiles([changed, deleted])
  await expect(button(page, 'Remove gone.pdf')).toBeVisible()
  await Promise.all([appendFile(changed, 'after'), rm(deleted)])
  await button(page, 'Upload invoices').click()
  for (const name of ['changed.pdf', 'gone.pdf']) {
    await expect(row(page, name)).toContainText('changed, moved or deleted after you chose it')
  }
  await picker(page).setInputFiles([changed])
  await expect(row(page, 'changed.pdf')).toHaveCount(1)
  await button(page, 'Upload invoices').click()
  await expect(row(page, 'changed.pdf')).toContainText('Uploaded')
})

test.describe('on a slow line', () => {
  test.use({ baseURL: origins.real })
  let setUploadSpeed = async (_bytesPerSecond: number) => {}
  test.beforeEach(async ({ page }) => {
    await openInvoices(page)
    const line = await page.context().newCDPSession(page)
    setUploadSpeed = async (uploadThroughput) => {
      const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
      await line.send('Network.emulateNetworkConditions', speed)
    }
    await setUploadSpeed(60_000)
  })

  test('D05: an upload shows progress, and can be retried when the connection breaks', async ({
    page,
  }) => {
    const weak = await weakConnection()
    page.once('close', weak.close)
    await page.route('**/api/v1/invoice/', (route) =>
      route.continue({ url: route.request().url().replace(origins.api, weak.origin) }),
    )
    await picker(page).setInputFiles([inMemory('broken.pdf', largePdf)])
    await button(page, 'Upload invoices').click()
    const bar = page.getByRole('progressbar', { name: 'Upload of broken.pdf' })
    await expect(bar).toHaveAttribute('aria-valuetext', /^[1-9]/)
    weak.break()
    await expect(row(page, 'broken.pdf')).toContainText('Connection lost during the upload')
    await setUploadSpeed(-1)
    await button(page, 'Retry upload broken.pdf').click()
    await expectSnackbar(page, 'Invoices uploaded successfully!')
    await expect(page.getByRole('button', { name: /^Download broken/ })).toHaveCount(1)
  })

  test('D06: a cancelled upload stops while the others continue', async ({ page }) => {
    await picker(page).setInputFiles([
      inMemory('cancelled.pdf', largePdf),
      inMemory('small.pdf', pdf('Small')),
    ])
    await button(page, 'Upload invoices').click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^[1-9]/)
    await button(page, 'Cancel upload cancelled.pdf').click()
    await expect(row(page, 'cancelled.pdf')).toContainText('Upload cancelled')
    await expect(row(page, 'small.pdf')).toContainText('Uploaded')
    await expect(page.getByRole('button', { name: /^Download small/ })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Download cancelled/ })).toHaveCount(0)
  })
})
