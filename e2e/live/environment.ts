// The variables of a run against a live server (.ci/live.mjs).
import { appendFileSync } from 'node:fs'

function requiredVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start with npm run test:live`)
  return value
}

/** The test user. */
export const email = requiredVariable('LIVE_EMAIL')
export const password = requiredVariable('LIVE_PASSWORD')

/** A mark in the name or reference of everything this run creates. */
export const mark = requiredVariable('LIVE_MARK')

/** Records a created item for the summary of the run. */
export const recordCreated = (what: string) =>
  appendFileSync(requiredVariable('LIVE_LEFT'), `${what}\n`)
