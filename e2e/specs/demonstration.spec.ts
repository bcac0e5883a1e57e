import type { Page } from '@playwright/test'
import { enterAs, expect, people } from '../support/fixtures'
import { test } from '../support/shared-context'

const line = (page: Page) =>
  page
    .getByRole('region', { name: 'Demonstration', exact: true })
    .getByText('Demonstration: nothing is sent')

/**
 * Expects the banner to be fully visible above the header. Tries again, because texts change their size
 * when the font arrives.
 */
async function expectLineOnTop(page: Page, size: { width: number; height: number }) {
  await expect(line(page)).toBeInViewport({ ratio: 1 })
  const section = page.getByRole('region', { name: 'Demonstration', exact: true })
  await expect(async () => {
    const box = await section.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: size.width })
    const bar = await page.getByRole('banner').boundingBox()
    expect(bar).toMatchObject({ y: box?.height, height: 100 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    const isOnTop = await line(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    })
    expect(isOnTop).toBe(true)
  }).toPass()
}

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]

test('a demonstration shows its banner on public and private screens, narrow and wide', async ({
  page,
}) => {
  const expectLine = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectLineOnTop(page, size)
    }
  }
  await expectLine('/login')
  await enterAs(page, people.withDebts)
  for (const path of ['/', '/debt-detail/1']) await expectLine(path)
})

test('a demonstration shows its banner when the portal cannot start', async ({ page, faults }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await page.goto('/login')
  await expect(page.getByText(/^The portal could not be started\./)).toBeVisible()
  await expect(line(page)).toBeVisible()
  expect(faults).toEqual([])
})

test('a demonstration restarts with its first data when the site data are deleted while it is open', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  await page.getByRole('link', { name: 'Llanfair Roofing Ltd' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Llanfair Roofing Ltd')
  await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('mock-api')
        request.onsuccess = resolve
        request.onerror = reject
      }),
  )
  await page.goBack()
  await page.getByRole('link', { name: 'Alderbrook Joinery Ltd' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderbrook Joinery Ltd')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderbrook Joinery Ltd')
})
