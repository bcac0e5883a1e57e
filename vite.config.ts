/// <reference types="vitest/config" />

import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { mockMode } from './hosting/mock-mode.ts'
import { hosting } from './hosting/plugin.ts'
import { findConfigProblems, releaseCheck } from './hosting/release.ts'
import { readConfig } from './src/lib/config-schema.ts'

/** The oldest supported versions; the README lists them. */
const oldestBrowsers = ['chrome120', 'edge120', 'firefox121', 'safari17', 'ios17']

/** The variables of a mode; demo mode always mocks the API. */
function environmentOf(mode: string): Record<string, string> {
  const given = loadEnv(mode, process.cwd(), 'VITE_')
  return mode === 'demo' ? { ...given, VITE_MOCK_API: 'true' } : given
}

export default defineConfig(({ mode, command }) => {
  // Tests pass their own environment and must not depend on .env.local.
  const testing = mode === 'test'
  const config = readConfig(testing ? {} : environmentOf(mode), {
    mockByDefault: command === 'serve' && mode === 'development',
  })
  return {
    plugins: [
      !testing &&
        tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
      // An edit of an import renders only what it changes. Elsewhere the gain is not worth its bytes.
      react({ compiler: { sources: ['/src/features/import/'] } }),
      config.mockApi && mockMode(),
      // `npm run build` is the mode "release".
      !testing &&
        mode !== 'demo' &&
        releaseCheck(findConfigProblems(environmentOf(mode)), mode === 'release'),
      hosting(config),
    ],
    resolve: {
      tsconfigPaths: true,
      // The workbook reader's own unzip starts a worker from a blob, which the policy forbids.
      alias: [
        {
          find: /^fflate$/,
          replacement: fileURLToPath(new URL('./src/lib/unzip-sync.ts', import.meta.url)),
        },
      ],
    },
    envPrefix: testing ? 'VITE_TEST_' : 'VITE_',
    define: { __MOCK_API__: JSON.stringify(config.mockApi) },
    build: {
      target: oldestBrowsers,
      assetsInlineLimit: 0,
      license: { fileName: 'THIRD-PARTY-LICENCES.txt' },
      // What every page needs is one file; the rest is split by Rolldown.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
      },
      // hosting() checks sizes.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
    // Found when a file of an import is chosen, they would reload the page, which forgets the file.
    optimizeDeps: { include: ['papaparse', 'fflate/browser', 'read-excel-file/universal'] },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1' },
    test: {
      environment: 'jsdom',
      setupFiles: ['src/testing/setup.ts'],
      include: ['src/**/*.test.{ts,tsx}', '{mocks,hosting}/**/*.test.{ts,mjs}'],
      restoreMocks: true,
      // Chakra has two thousand modules, which every test file in jsdom would load again;
      // prebundled, they load in a third of the time. React must stay a single copy.
      deps: {
        optimizer: {
          client: {
            enabled: true,
            include: ['@chakra-ui/react'],
            exclude: ['react', 'react-dom', '@emotion/react'],
          },
        },
      },
      // src/testing/setup.ts separates the files.
      isolate: false,
      // By default Vitest leaves one core unused.
      maxWorkers: '100%',
      // Typing into a long form takes seconds, and many times as long on a busy machine.
      testTimeout: 60_000,
      benchmark: { include: ['src/**/*.bench.ts'] },
    },
  }
})
