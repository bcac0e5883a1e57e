import { expect, logIn, people } from '../support/fixtures'
import { origins } from '../support/origins'
import { test } from '../support/shared-context'

/** The in-page mock ends with its page, so these tests use the mock on a port. */
test.use({ baseURL: origins.real })

test('a statement prints alone, black on white, without split rows', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logIn(page, people.withDebts)
  await page.goto('/debt-detail/1')
  await page.getByRole('link', { name: 'Statement of account' }).click()
  await expect(page.getByText('Kettle & Harbour Supplies Ltd')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const away of ['banner', 'navigation', 'contentinfo', 'button', 'link', 'status'] as const) {
    await expect(page.getByRole(away), away).toHaveCount(0)
  }
  const paper = page.locator('[data-paper]')
  await expect(paper.getByRole('heading', { name: 'Statement of account' })).toBeVisible()
  const looks = await paper.evaluate((element) => ({
    colours: [element, ...element.querySelectorAll('*')].map(
      (part) => getComputedStyle(part).color,
    ),
    page: getComputedStyle(document.body).backgroundColor,
    whole: getComputedStyle(element.querySelector('tbody tr') as Element).breakInside,
    left: element.getBoundingClientRect().left,
  }))
  expect(new Set(looks.colours)).toEqual(new Set(['rgb(0, 0, 0)']))
  expect(looks).toMatchObject({ page: 'rgb(255, 255, 255)', whole: 'avoid', left: 0 })
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(file).toMatch(/\/Count 1\b/)
})

test('a debt opened from the list keeps its position after a reload, a tab change and a statement', async ({
  page,
}) => {
  await logIn(page, people.withDebts)
  await page.goto('/?q=ltd&sort=name')
  await page.getByRole('table', { name: 'Debts' }).getByRole('link').nth(1).click()
  const through = page.getByRole('navigation', { name: 'Previous and next debt' })
  await expect(through).toContainText(/2 of \d+/)
  await page.reload()
  await expect(through).toContainText(/2 of \d+/)
  await page.getByRole('tab', { name: /^Notes/ }).click()
  await page.getByRole('link', { name: 'Statement of account' }).click()
  await page.getByRole('link', { name: 'Back to the debt' }).click()
  await through.getByRole('link', { name: /^Next/ }).click()
  await expect(through).toContainText(/3 of \d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL('/?q=ltd&sort=name')
})
