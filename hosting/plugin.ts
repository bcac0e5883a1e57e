import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Config } from '../src/lib/config-schema.ts'
import { nginxConf } from './nginx.ts'
import { assets, previewMiddleware } from './paths.ts'
import { overBudget, type ScreenPreload, screenPreloads } from './screen-chunks.ts'
import { securityHeaders } from './security-headers.ts'
import { securityTxt, securityTxtPath } from './security-txt.ts'

/**
 * The `_headers` of Netlify and Cloudflare Pages. They set headers by path and not by status, so a
 * missing asset would be cached for a year like the others. Caching is left to their defaults, which
 * revalidate each time.
 */
function headersFile(
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

/** The page of a missing asset: Cloudflare uses its name by convention, Netlify by the rule below. */
const missingAsset = `${assets.slice(1)}404.html`
/** The first matching rule applies, unless the file exists. */
const redirectsFile = `${assets}* /${missingAsset} 404\n/* /index.html 200\n`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Applies the portal's headers and path rules to the preview server, and writes them at
 * build time: `_headers`, `_redirects` and `security.txt` in the folder and `<folder>.nginx.conf` beside
 * it, which is not served. Writes the product's name into the page, which is painted before any
 * script runs, and refuses a build for a real server that is over its budget of bytes.
 */
export function hosting(config: Config): Plugin {
  const headers = securityHeaders(config, { isOverTls: true })
  let folder = ''
  let preloads: ScreenPreload[] = []
  return {
    name: 'hosting',
    config: () => ({ preview: { cors: false } }),
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(previewMiddleware(folder, securityHeaders(config, { isOverTls: false })))
    },
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', escaped(config.productName)),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const over = config.mockApi ? [] : overBudget(chunks)
      if (over.length > 0) this.error(`Over the byte budget:\n${over.join('\n')}`)
      preloads = screenPreloads(chunks)
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('_headers', headersFile(headers, preloads))
      emit('_redirects', redirectsFile)
      emit(missingAsset, '<!doctype html>\n<title>Not found</title>\n')
      emit(securityTxtPath.slice(1), securityTxt(config, new Date()))
    },
    writeBundle: () => writeFile(`${folder}.nginx.conf`, nginxConf(headers, preloads, config)),
  }
}
