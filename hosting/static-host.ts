import { assets } from './paths.ts'
import type { ScreenPreload } from './screen-preloads.ts'

/**
 * The `_headers` of Netlify and Cloudflare Pages. They set a header by path and not by status, so a
 * missing asset would be kept for a year with the others: what is kept, and how long, is left to
 * their defaults, which ask again each time.
 */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  preloads: readonly ScreenPreload[],
): string {
  const set = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const links = preloads.flatMap(({ path, link }) => [
    path.endsWith('/') ? `${path}*` : path,
    `  Link: ${link}`,
  ])
  return ['/*', ...set, ...links, ''].join('\n')
}

/** What `headersFile` wrote of what is fetched ahead. */
export function parsePreloads(file: string): ScreenPreload[] {
  const lines = file.matchAll(/^(\/\S*)\n {2}Link: (.+)$/gm)
  return [...lines].map(([, path = '', link = '']) => ({ path: path.replace(/\*$/, ''), link }))
}

/** Shown for a missing asset: Cloudflare looks for this name, Netlify is told it. */
export const missingAsset = {
  path: `${assets.slice(1)}404.html`,
  source: '<!doctype html>\n<title>Not found</title>\n',
}

/** The first rule that fits is taken, and none where there is such a file. */
export const redirectsFile = `${assets}* /${missingAsset.path} 404\n/* /index.html 200\n`
