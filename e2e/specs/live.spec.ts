import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'

const given = {
  LIVE_API_URL: 'http://127.0.0.1:9/api/v1/',
  LIVE_EMAIL: 'check@example.com',
  LIVE_PASSWORD: 'secret',
}
const started = (variables: Record<string, string>) =>
  spawnSync(process.execPath, ['.ci/live.mjs'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...variables },
  })

for (const missing of Object.keys(given)) {
  test(`nothing is sent to a live server when ${missing} is missing`, () => {
    const { status, stdout, stderr } = started({ ...given, [missing]: '' })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`  ${missing}: `)
    expect(stderr).not.toContain('secret')
  })
}

for (const url of [
  'api.example.com',
  'ftp://api.example.com/api/v1/',
  'https://api.example.com/',
]) {
  test(`nothing is sent to ${url} because it is not an API base URL`, () => {
    const { status, stdout, stderr } = started({ ...given, LIVE_API_URL: url })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`LIVE_API_URL is ${url}; expected`)
  })
}
