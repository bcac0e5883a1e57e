import type { APIRequestContext, Page } from '@playwright/test'
import { password } from './fixtures.ts'
import { origins } from './origins.ts'

interface Tokens {
  access: string
  refresh: string
}

/** Logs in to the mock without the page, to store the tokens in it. */
export async function tokensOf(request: APIRequestContext, email: string): Promise<Tokens> {
  const data = { grant_type: 'password', email, password }
  const response = await request.post(`${origins.api}/api/v1/auth/jwt/create/`, { data })
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`)
  return response.json()
}

/** Opens the portal with a stored session. */
export async function restoreSession(page: Page, { access, refresh }: Tokens): Promise<void> {
  await page.addInitScript(
    ([one, other]) => {
      // Only once, so that later changes of the tokens are kept.
      if (sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem('access', one)
      localStorage.setItem('refresh', other)
    },
    [access, refresh] as const,
  )
}
