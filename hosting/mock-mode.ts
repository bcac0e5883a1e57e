import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const unregister = 'self.registration.unregister()'

/**
 * The service worker of msw with two changes. It stays registered: a page that reloads may find a
 * terminating worker and lose its requests. And it asks the page only about requests of scripts, whose
 * destination is empty; those of assets are a fifth of the work of loading a page.
 */
async function serviceWorker(): Promise<string> {
  const shipped = await readFile('node_modules/msw/lib/mockServiceWorker.js', 'utf8')
  if (!shipped.includes(unregister)) throw new Error(`msw's worker no longer has ${unregister}`)
  return `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
${shipped.replace(unregister, '')}`
}

const fileName = 'mockServiceWorker.js'

/**
 * Serves the mock's service worker, and shows on every screen that the API is mocked: in mock mode
 * only, so that no build for a real server has either. The banner is in the HTML, not in the app, so
 * it appears before the app starts and when the app fails.
 */
export const mockMode = (): Plugin => ({
  name: 'mock-mode',
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, async (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(await serviceWorker())
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await serviceWorker() })
  },
  transformIndexHtml: {
    // Before Vite looks for the files of the page.
    order: 'pre',
    handler: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/hosting/demonstration.css' } },
      {
        tag: 'section',
        attrs: { class: 'demonstration', 'aria-label': 'Demonstration' },
        children: '<p>Demonstration: nothing is sent</p>',
        injectTo: 'body-prepend',
      },
    ],
  },
})
