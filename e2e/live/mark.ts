import { appendFileSync } from 'node:fs'

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start with npm run test:live`)
  return value
}

/** The test user. */
export const email = given('LIVE_EMAIL')
export const password = given('LIVE_PASSWORD')

/** In the name or reference of everything this run creates. */
export const mark = given('LIVE_MARK')

/** Said at the end of the run. */
export const leaves = (what: string) => appendFileSync(given('LIVE_LEFT'), `${what}\n`)
