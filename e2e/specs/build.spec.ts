import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { people } from '../support/fixtures'

const folder = '.e2e/real'
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
const read = (path: string) => readFileSync(path, 'utf8')

test('the build contains only the portal', () => {
  const kinds = new Set(files().map((path) => extname(path) || path.slice(folder.length)))
  expect([...kinds].sort()).toEqual([
    '.css',
    '.html',
    '.js',
    '.svg',
    '.txt',
    '.woff2',
    '/_headers',
    '/_redirects',
  ])
  const leftovers = [
    /sourceMappingURL/,
    /data-testid/,
    /query-?devtools/i,
    /mockServiceWorker|serviceWorker\.register|\bmsw\b/,
    /Harbour-Kettle/,
    /Demonstration: /,
    ...Object.values(people).map((email) => new RegExp(email)),
    /PRIVATE KEY|process\.env/,
  ]
  for (const path of files()) {
    for (const leftover of leftovers) expect.soft(read(path), path).not.toMatch(leftover)
    expect.soft(read(path), path).not.toContain(process.cwd())
  }
})
