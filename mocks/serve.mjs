// npm run mock-api -- --port 4175 --latency 0 --debts 600 --fail list-500 --data world.json
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

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

try {
  const options = {
    ...values,
    port: Number(values.port),
    latency: Number(values.latency),
    debts: Number(values.debts),
  }
  // Node 20 cannot run TypeScript, so Vite does.
  const { module } = await runnerImport(resolvePath('./server.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolvePath('../src'), '#mocks': resolvePath('.') } },
  })
  const { address } = await module.startServer(options)
  console.log(`Mocked API on ${address}/api/v1/, sent emails on ${address}/`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
