/// <reference types="vitest/config" />

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { billOfMaterials } from './build/bill-of-materials.ts'
import { hosting } from './hosting/plugin.ts'
import { readConfig } from './src/lib/config-schema.ts'

/** Serves the mock's service worker in mock mode only, so that a real build never carries it. */
function mockServiceWorker(): Plugin {
  const name = 'mockServiceWorker.js'
  /**
   * As msw ships it, the worker unregisters itself when its last page goes. A page that is being
   * reloaded then finds a dying worker, and its calls go unanswered: so this one stays.
   */
  async function source() {
    const farewell = 'self.registration.unregister()'
    const shipped = await readFile(createRequire(import.meta.url).resolve(`msw/${name}`), 'utf8')
    if (!shipped.includes(farewell)) throw new Error(`${name} of msw no longer says ${farewell}`)
    return shipped.replace(farewell, '')
  }
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${name}`, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(await source())
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await source() })
    },
  }
}

export default defineConfig(({ mode, command }) => {
  // Tests pass their own environment; a machine's .env.local must not change what they prove.
  const testing = mode === 'test'
  const config = readConfig(testing ? {} : loadEnv(mode, process.cwd(), 'VITE_'), {
    mockByDefault: command === 'serve' && mode === 'development',
  })
  const materials = billOfMaterials({ isDemo: config.mockApi })
  return {
    plugins: [
      !testing &&
        tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
      config.mockApi && mockServiceWorker(),
      hosting(config),
      materials.page,
    ],
    worker: { plugins: () => [materials.worker] },
    resolve: { tsconfigPaths: true },
    envPrefix: testing ? 'VITE_TEST_' : 'VITE_',
    define: { __MOCK_API__: JSON.stringify(config.mockApi) },
    build: { target: 'es2022', assetsInlineLimit: 0 },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1' },
    test: {
      environment: 'jsdom',
      setupFiles: ['src/test-setup.ts'],
      include: ['src/**/*.test.{ts,tsx}', '{mocks,hosting,build}/**/*.test.{ts,mjs}'],
      restoreMocks: true,
      // A form of thirty fields, filled key by key, takes seconds on a busy machine.
      testTimeout: 30_000,
      benchmark: { include: ['src/**/*.bench.ts'] },
    },
  }
})
