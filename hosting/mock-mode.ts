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

const files = {
  'mockServiceWorker.js': { type: 'text/javascript', source: serviceWorker },
  'demonstration.css': {
    type: 'text/css',
    source: () => readFile(new URL('demonstration.css', import.meta.url), 'utf8'),
  },
}

/**
 * Serves the mock's service worker, and shows on every screen that the API is mocked: in mock mode
 * only, so that no build for a real server has either. The banner is in the HTML, not in the app, so
 * it appears before the app starts and when the app fails.
 */
export const mockMode = (): Plugin => ({
  name: 'mock-mode',
  configureServer({ middlewares }) {
    for (const [name, { type, source }] of Object.entries(files)) {
      middlewares.use(`/${name}`, async (_request, response) => {
        response.setHeader('Content-Type', type)
        response.end(await source())
      })
    }
  },
  async generateBundle() {
    for (const [fileName, { source }] of Object.entries(files)) {
      this.emitFile({ type: 'asset', fileName, source: await source() })
    }
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'stylesheet', href: '/demonstration.css' }, injectTo: 'head' },
    {
      tag: 'section',
      attrs: { class: 'demonstration', 'aria-label': 'Demonstration' },
      children: '<p>Demonstration: nothing is sent</p>',
      injectTo: 'body-prepend',
    },
  ],
})
