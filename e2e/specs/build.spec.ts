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

test('K07: the build contains only the portal', () => {
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

/** Allowed uses per library, recognised by a text that only its code contains. */
const sinks: [sink: RegExp, library: RegExp | null][] = [
  [/\beval\(|\bFunction\(|document\.write|importScripts/, null],
  [/insertAdjacentHTML|outerHTML\s*=|srcdoc|createContextualFragment|DOMParser/, null],
  // React creates script elements and dangerouslySetInnerHTML with it; the portal uses neither.
  [/innerHTML\s*=/, /reconcilerVersion/],
  // The router uses it for inline scripts, which no route has; Emotion uses it on a server.
  [/dangerouslySetInnerHTML/, /reconcilerVersion|data-emotion/],
  // React's scheduler listens to its own channel; Papa Parse to a worker that is never used.
  [/onmessage/, /reconcilerVersion|IS_PAPA_WORKER/],
  // The page and the import worker exchange messages.
  [/addEventListener\(.message/, /IS_PAPA_WORKER|Comlink/],
]

test('J03: only libraries create markup in the build, and nothing evaluates code', () => {
  const scripts = files().filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  for (const path of scripts) {
    const source = read(path)
    for (const [sink, library] of sinks) {
      if (!library?.test(source)) expect.soft(source.match(sink), path).toBeNull()
    }
  }
})
