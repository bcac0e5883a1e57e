import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { fullConfiguration } from '../../.ci/full-configuration.mjs'

test.describe.configure({ timeout: 300_000 })

type Variables = Record<string, string>

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const [, releaseBuild = ''] = scripts.build?.split(' && ') ?? []

/** Runs a command with only these portal variables in its environment. */
function run(
  command: string,
  args: string[],
  { cwd, variables }: { cwd?: string; variables?: Variables },
) {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'))
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...(cwd && { cwd }),
    env: { ...Object.fromEntries(inherited), ...variables },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Runs the build of `npm run build`, without its type check, in a copy with its own `.env.local`. */
function buildWith(variables: Variables) {
  const cwd = mkdtempSync(join(tmpdir(), 'portal-release-'))
  try {
    const left = /^(?:\.env.*|\.e2e|\.git|dist.*|test-results)$/
    for (const name of readdirSync('.').filter((entry) => !left.test(entry))) {
      symlinkSync(resolve(name), join(cwd, name))
    }
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(cwd, '.env.local'), lines.join(''))
    return run('npx', releaseBuild.split(' '), { cwd })
  } finally {
    rmSync(cwd, { recursive: true })
  }
}

/** Runs a build script here and returns its page and file names. */
function builtBy(script: string, folder: string, variables: Variables) {
  const { status, output } = run('npm', ['run', script, '--', '--outDir', folder], { variables })
  expect(status, output).toBe(0)
  return { output, page: readFileSync(`${folder}/index.html`, 'utf8'), names: readdirSync(folder) }
}

test('npm run build refuses the mocked API that .env.local names', () => {
  const { status, output } = buildWith({ ...fullConfiguration, VITE_MOCK_API: 'true' })
  expect(status).not.toBe(0)
  expect(output).toContain('This configuration is not fit for production:')
  expect(output).toContain('VITE_MOCK_API is "true". Expected: false, or not set')
  expect(output).not.toContain('VITE_PRODUCT_NAME')
})

test('npm run build builds a portal without a demonstration banner when fully configured', () => {
  const { output, page, names } = builtBy('build', '.e2e/full', fullConfiguration)
  expect(output).not.toContain('Not fit for production')
  expect(page).toContain('Kettleby Recovery')
  expect(page).not.toContain('Demonstration: ')
  expect(names).not.toContain('mockServiceWorker.js')
})
