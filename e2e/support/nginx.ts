import { serveByNginx } from '../../.ci/nginx.mjs'
import { test as base, expect } from './fixtures'

/** The production build behind nginx with the generated configuration, on a free port. */
export const test = base.extend<object, { nginx: string }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { address, stop } = await serveByNginx('.e2e/real')
      await use(address)
      expect(await stop()).toBe('')
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, use) => use(nginx),
})

export { expect }
