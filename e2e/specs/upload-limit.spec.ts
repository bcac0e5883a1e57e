import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { serveByNginx } from '../../.ci/nginx.mjs'
import { password, people } from '../support/fixtures'
import { origins } from '../support/origins'

// Starting vitest takes a busy machine a while.
test.describe.configure({ timeout: 300_000 })

/** The example location of the generated configuration. */
function apiLocation(): string {
  const example = /^# location \^~ \/api\/v1\/ \{\n(?:# .*\n)*?# \}$/m
  const [lines = ''] = readFileSync('.e2e/mock.nginx.conf', 'utf8').match(example) ?? []
  return lines.replace(/^# /gm, '').replace(/proxy_pass \S+;/, `proxy_pass ${origins.api};`)
}

const checkLimit = (origin: string) =>
  new Promise<{ passed: boolean; output: string }>((resolve) => {
    execFile(
      'npx',
      ['vitest', 'run', '--config', 'e2e/live/vitest.config.ts', '-t', 'refused for its size'],
      {
        env: {
          ...process.env,
          LIVE_API_URL: `${origin}/api/v1/`,
          LIVE_EMAIL: people.withDebts,
          LIVE_PASSWORD: password,
          LIVE_MARK: 'PORTAL-CHECK',
          LIVE_LEFT: '/dev/null',
        },
      },
      (error, stdout, stderr) => resolve({ passed: error === null, output: stdout + stderr }),
    )
  })

async function withApi(location: string, check: (origin: string) => Promise<void>) {
  const { address, stop } = await serveByNginx('.e2e/mock', location)
  try {
    await check(address)
  } finally {
    await stop()
  }
}

test('nginx accepts an invoice of 25 MB with the generated configuration', async () => {
  await withApi(apiLocation(), async (origin) => {
    const { passed, output } = await checkLimit(origin)
    expect(passed, output).toBe(true)
  })
})

for (const { limit, pattern } of [
  { limit: '1m', pattern: /one of 1 MB was refused \(413: .*\)\./ },
  { limit: '10m', pattern: /one of 10 MB was refused \(413: .*\), and one of 9 MB was not\./ },
]) {
  test(`npm run test:live reports the limit when nginx accepts ${limit}`, async () => {
    const location = apiLocation().replace('{', `{\n    client_max_body_size ${limit};`)
    await withApi(location, async (origin) => {
      const { passed, output } = await checkLimit(origin)
      expect(passed, output).toBe(false)
      expect(output).toContain("The upload limit of the server is lower than the portal's")
      expect(output).toMatch(pattern)
      expect(output).toContain('nginx: client_max_body_size, at least 26m')
    })
  })
}
