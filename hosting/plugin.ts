import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { chunksOf } from '../build/chunks.ts'
import type { Config } from '../src/lib/config-schema.ts'
import { nginxConf } from './nginx.ts'
import { nginxMiddleware } from './preview.ts'
import { type ScreenPreload, screenPreloads } from './screen-preloads.ts'
import { securityHeaders } from './security-headers.ts'
import { buildDay, securityTxt, securityTxtPath } from './security-txt.ts'
import { headersFile, missingAsset, redirectsFile } from './static-host.ts'

/**
 * Applies the portal's headers and path rules to the preview server, and writes them at
 * build time: `_headers`, `_redirects` and `security.txt` in the folder and `<folder>.nginx.conf` beside
 * it, which is not served.
 */
export function hosting(config: Config): Plugin {
  const headers = securityHeaders(config, { overTls: true })
  let folder = ''
  let preloads: ScreenPreload[] = []
  return {
    name: 'hosting',
    config: () => ({ preview: { cors: false } }),
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(nginxMiddleware(folder, securityHeaders(config, { overTls: false })))
    },
    generateBundle(_, bundle) {
      preloads = screenPreloads(chunksOf(bundle))
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('_headers', headersFile(headers, preloads))
      emit('_redirects', redirectsFile)
      emit(missingAsset.path, missingAsset.source)
      const builtOn = buildDay(process.env.SOURCE_DATE_EPOCH, Date.now())
      emit(securityTxtPath.slice(1), securityTxt(config, builtOn))
    },
    writeBundle: () => writeFile(`${folder}.nginx.conf`, nginxConf(headers, preloads, config)),
  }
}
