import { assets } from './paths.ts'
import type { ScreenPreload } from './screen-preloads.ts'

/**
 * The `_headers` of Netlify and Cloudflare Pages. They set headers by path and not by status, so a
 * missing asset would be cached for a year like the others. Caching is left to
 * their defaults, which revalidate each time.
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

/** Parses the preloads in a file that `headersFile` wrote. */
export function parsePreloads(file: string): ScreenPreload[] {
  const lines = file.matchAll(/^(\/\S*)\n {2}Link: (.+)$/gm)
  return [...lines].map(([, path = '', link = '']) => ({ path: path.replace(/\*$/, ''), link }))
}

/** The page of a missing asset: Cloudflare uses this name by convention, Netlify by the rule below. */
export const missingAsset = {
  path: `${assets.slice(1)}404.html`,
  source: '<!doctype html>\n<title>Not found</title>\n',
}

/** The first matching rule applies, unless the file exists. */
export const redirectsFile = `${assets}* /${missingAsset.path} 404\n/* /index.html 200\n`
