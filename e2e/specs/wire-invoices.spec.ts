import type { Page } from '@playwright/test'
import { pdf } from '../support/actions'
import {
  answerNext,
  expect,
  expectSuccess,
  press,
  replies,
  snackbarsOf,
  test,
} from '../support/wire'

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) })
const success = /Invoices uploaded successfully!/

async function upload(page: Page, debtorId: number) {
  await page.goto(`/debt-detail/${debtorId}?tab=invoices`)
  await page
    .getByLabel('Invoices')
    .and(page.locator('input'))
    .setInputFiles([file('new.pdf')])
  await press(page, 'Upload invoices')
}

for (const status of [200, 302]) {
  const title = status === 200 ? 'an invoice that was there before' : 'a redirect (302)'
  test(`an invoice is not called uploaded when the answer is ${title}`, async ({
    page,
    portal,
  }) => {
    const debt = portal.old.debtor_debt.id
    const multipart = { debt: String(debt), invoice_file: file('old.pdf') }
    const old = await portal.add('invoice/', { multipart })
    const reply =
      status === 200
        ? replies.pretended(() => old, 200)
        : replies.redirect(302, `debtor/${portal.old.id}`)
    await answerNext(page, 'POST invoice/', reply)
    await upload(page, portal.old.id)
    await expect(page.getByRole('button', { name: 'Retry upload new.pdf' })).toBeVisible()
    expect(await snackbarsOf(page)).not.toMatch(success)
    expect(await portal.read(`invoice/?debt_id=${debt}`)).toHaveLength(1)
  })
}

test('an invoice is uploaded on a server that answers the id alone', async ({ page, portal }) => {
  await answerNext(
    page,
    'POST invoice/',
    replies.changed(({ id }) => ({ id })),
  )
  await upload(page, portal.old.id)
  await expectSuccess(page, success)
})
