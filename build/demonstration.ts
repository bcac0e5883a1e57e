import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const fileName = 'demonstration.css'
const source = () => readFile(new URL(fileName, import.meta.url), 'utf8')

/**
 * Shows on every screen that the API is mocked. The banner is in the HTML, not in the app, so it
 * appears before the app starts and when the app fails, and in no build for a real server.
 */
export function demonstration(): Plugin {
  return {
    name: 'demonstration',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_request, response) => {
        response.setHeader('Content-Type', 'text/css')
        response.end(await source())
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await source() })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: `/${fileName}` }, injectTo: 'head' },
      {
        tag: 'section',
        attrs: { class: 'demonstration', 'aria-label': 'Demonstration' },
        children: '<p>Demonstration: nothing is sent</p>',
        injectTo: 'body-prepend',
      },
    ],
  }
}
