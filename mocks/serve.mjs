// npm run mock-api -- --port 4175 --latency 0 --debts 600 --fail list-500 --data world.json
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url))

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4175' },
    latency: { type: 'string', default: '0' },
    debts: { type: 'string', default: '0' },
    fail: { type: 'string' },
    data: { type: 'string' },
  },
})

function wholeNumber(name) {
  if (!/^\d+$/.test(values[name]))
    throw new Error(`--${name} ${values[name]} is not a whole number`)
  return Number(values[name])
}

/** Node 20 cannot run TypeScript, so Vite bundles the server. */
async function serverModule() {
  const bundle = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolvePath('../src'), '#mocks': resolvePath('.') } },
    // The bundle runs in a temporary folder, where no package resolves.
    ssr: { noExternal: true },
    build: { ssr: resolvePath('./server.ts'), write: false },
  })
  const folder = await mkdtemp(join(tmpdir(), 'mock-api-'))
  try {
    const path = join(folder, 'server.mjs')
    await writeFile(path, bundle.output[0].code)
    return await import(pathToFileURL(path).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}

try {
  const options = {
    port: wholeNumber('port'),
    latency: wholeNumber('latency'),
    debts: wholeNumber('debts'),
    fail: values.fail,
    data: values.data,
  }
  const { startServer } = await serverModule()
  const { address } = await startServer(options)
  console.log(`Mocked API on ${address}/api/v1/, sent emails on ${address}/`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
