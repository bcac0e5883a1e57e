/// <reference types="vitest/config" />

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { billOfMaterials } from './build/bill-of-materials.ts'
import { byteBudget } from './build/byte-budget.ts'
import { demonstration } from './build/demonstration.ts'
import { envSource, findConfigProblems, releaseWarning } from './build/release.ts'
import { TestSequencer } from './build/test-sequencer.ts'
import { hosting } from './hosting/plugin.ts'
import { readConfig } from './src/lib/config-schema.ts'

/** Serves the mock's service worker in mock mode only, so that a real build never carries it. */
function mockServiceWorker(): Plugin {
  const name = 'mockServiceWorker.js'
  /**
   * msw's worker unregisters itself when its last page closes, so a page that reloads may find a
   * terminating worker and lose its requests. This copy stays registered.
   */
  const unregisterCall = 'self.registration.unregister()'
  /**
   * msw's worker asks the page about every script, style and font too, a fifth of the work of loading
   * a page. A request by `fetch` or `XMLHttpRequest` has an empty destination.
   */
  const ignoreAssets = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
`
  async function source() {
    const shipped = await readFile(createRequire(import.meta.url).resolve(`msw/${name}`), 'utf8')
    if (!shipped.includes(unregisterCall))
      throw new Error(`${name} of msw no longer says ${unregisterCall}`)
    return ignoreAssets + shipped.replace(unregisterCall, '')
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

/** Inserts the product name into the HTML, which is painted before any script runs. */
const frameName = (name: string): Plugin => ({
  name: 'frame-name',
  transformIndexHtml: (html) =>
    html.replaceAll(
      '%PRODUCT_NAME%',
      name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ),
})

/**
 * Groups chunks into few files: one for every page, and one for each group of
 * screens that share modules.
 */
const chunks = {
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial' as const], priority: 3 },
      // Shared by the visitors' forms and the list; without this group the list loads the forms.
      {
        name: 'controls',
        test: /@chakra-ui\/react\/dist\/esm\/components\/(input|icon|group|grid)\/|lucide-react\/dist\/esm\/icons\/chevron-down|@ark-ui\/react\/dist\/components\/field\/|@zag-js\/auto-resize\/|src\/rules\/(check|person)\b|src\/ui\/illustrations\b/,
        priority: 3,
      },
      // Also used by screens without a form.
      { name: 'mutations', test: /useMutation|mutationObserver/, priority: 3 },
      // Used by every form, with the parts that only visitors' forms share.
      {
        name: 'forms',
        test: /react-hook-form|@hookform|src\/ui\/form\/(Form|FieldShell|TextField|PasswordField|rule)\b|src\/api\/auth\b/,
        priority: 2,
      },
      {
        name: 'visitors',
        test: /src\/(third-party\/load-script|features\/account\/[a-z-]+)\.tsx?$|src\/features\/account\/(EmailField|EmailForm|AccountScreen)\b/,
        priority: 2,
      },
      { name: 'dates', test: /date-fns|src\/ui\/Timestamp\b/, priority: 3 },
      // The shortcuts of every screen; without this group they load the list.
      {
        name: 'commands',
        test: /src\/session\/(shortcuts|usePreference)\.ts$|src\/features\/shell\/commands\/Commands\.tsx$|src\/routes\/-Commands\.tsx$/,
        priority: 3,
      },
      // Shared by a debt and the list; without this group the debt's own chunks load with the list,
      // and those of the forms with its request.
      {
        name: 'debt-rows',
        test: /src\/api\/(debtor\/debtor|http\/fetch-all-pages)\.ts$|src\/features\/debts\/(debt-count|debt-row|find-debts|sort-debts|useDebtRows|pager\/from-list)\.ts$|src\/components\/(StatusBadge|debt-illustrations)\b|src\/rules\/(status-family|age-totals)\b|src\/ui\/(Table|EmptyState|LoadError|DateText|restore-focus-on-removal|ContactLinks)\b/,
        priority: 2,
      },
      // The first paint of the list, in one file for both its routes.
      {
        name: 'list',
        test: /src\/routes\/_logged-in\/(index|debts)\.tsx\?tsr-split|src\/features\/debts\/((Debts|DebtsList|EmptyStates|RefreshStatus|useListSearch)|table\/(DebtsTable|DebtTableRow|SortHeader|ListResults|columns|styles|preferences|useSelection|useRowKeys|status-tags)|filters\/(FilterChips|SegmentFilter)|summary\/(Totals|TimeLimitBanner)|toolbar\/Toolbar|charts\/preferences)\.tsx?/,
        priority: 2,
      },
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 8_000,
        priority: 1,
      },
    ],
  },
  // A shared chunk's default name lists all its screens.
  chunkFileNames: ({ name }: { name: string }) =>
    `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
}

/** The oldest supported versions; the README lists them. */
const oldestBrowsers = ['chrome120', 'edge120', 'firefox121', 'safari17', 'ios17']

/** The variables of a mode; demo mode always mocks the API. */
function environmentOf(mode: string): Record<string, string> {
  const given = loadEnv(mode, process.cwd(), 'VITE_')
  return mode === 'demo' ? { ...given, VITE_MOCK_API: 'true' } : given
}

/** The problems of a mode's configuration that `npm run build` refuses. */
export const configProblems = (mode: string) =>
  findConfigProblems(environmentOf(mode), envSource(mode))

export default defineConfig(({ mode, command }) => {
  // Tests pass their own environment and must not depend on .env.local.
  const testing = mode === 'test'
  const config = readConfig(testing ? {} : environmentOf(mode), {
    mockByDefault: command === 'serve' && mode === 'development',
  })
  const materials = billOfMaterials({ isDemo: config.mockApi })
  return {
    plugins: [
      !testing &&
        tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
      config.mockApi && mockServiceWorker(),
      config.mockApi && demonstration(),
      !testing && mode !== 'demo' && releaseWarning(configProblems(mode)),
      frameName(config.productName),
      hosting(config),
      !config.mockApi && byteBudget(),
      materials.page,
    ],
    worker: { plugins: () => [materials.worker] },
    // The workbook reader's own unzip starts a worker from a blob, which the policy forbids.
    resolve: {
      tsconfigPaths: true,
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
      rolldownOptions: { output: chunks },
      // byteBudget() checks sizes.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1' },
    test: {
      environment: 'jsdom',
      setupFiles: ['src/testing/setup.ts'],
      include: ['src/**/*.test.{ts,tsx}', '{mocks,hosting,build}/**/*.test.{ts,mjs}'],
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
      sequence: { sequencer: TestSequencer },
      // By default Vitest leaves one core unused.
      maxWorkers: '100%',
      // Rendering makes much short-lived garbage; collecting it less often saves a twentieth.
      execArgv: ['--max-semi-space-size=64'],
      // Typing into a form of thirty fields takes seconds, and twenty times as long on a busy machine.
      testTimeout: 180_000,
      benchmark: { include: ['src/**/*.bench.ts'] },
    },
  }
})
