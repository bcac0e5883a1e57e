import type { Page } from '@playwright/test'

/** Hides the mock's button and banner, which are not part of the portal. */
export async function withoutDemoTools(page: Page): Promise<void> {
  await page.locator('.demonstration').evaluateAll((lines) => {
    for (const line of lines) line.remove()
  })
  for (const tools of await page.locator('aside[aria-label="Demo tools"]').all()) {
    await tools.evaluate((element) => {
      const root = element.getRootNode()
      if (root instanceof ShadowRoot) (root.host as HTMLElement).style.display = 'none'
    })
  }
}
