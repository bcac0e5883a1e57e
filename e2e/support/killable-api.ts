import type { ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { startMockProcess } from '../../.ci/mock.mjs'
import { test as base, expect } from './fixtures'
import { origins } from './origins'

/** `arrives`: the request has not run. `is answered`: it has run, and the response is lost. */
export type Moment = 'arrives' | 'is answered'

/** The tables of the mock's data file that the tests read. */
interface Rows {
  clients: { company_name: string }[]
  debtors: { customer_ref: string }[]
  invoices: { path: string }[]
  notes: { note: string }[]
}

/** A mocked API whose process can be killed; its data is in a file for the next process. */
interface KillableApi {
  /** Kills the process on the next matching request, after `others` of them; resolves when killed. */
  killOn(moment: Moment, call: string, others?: number): Promise<void>
  /** Kills the process now. */
  kill(): Promise<void>
  /** Starts a new process with the same data. */
  restart(): Promise<void>
  /** The rows of the data file. */
  rows(): Promise<Rows>
}

async function start(data: string): Promise<{ child: ChildProcess; port: number }> {
  const { child, origin } = await startMockProcess('--data', data)
  return { child, port: Number(new URL(origin).port) }
}

async function startKillableApi(data: string) {
  let alive: { child: ChildProcess; port: number } | null = await start(data)
  let pendingKill: { moment: Moment; call: string; others: number; done: () => void } | null = null

  async function kill() {
    const child = alive?.child
    alive = null
    if (!child) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  async function killAndReset(client: Socket) {
    const done = pendingKill?.done
    pendingKill = null
    await kill()
    client.resetAndDestroy()
    done?.()
  }

  /** The proxy to the process, which detects the moment to kill it. */
  const proxy = createServer((client) => {
    if (!alive) {
      client.on('error', () => {}).once('data', () => client.resetAndDestroy())
      return
    }
    const upstream = connect(alive.port, '127.0.0.1')
    let last = false
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
    client.on('data', (chunk) => {
      if (pendingKill && chunk.toString('latin1').startsWith(`${pendingKill.call} HTTP`)) {
        pendingKill.others -= 1
        last = pendingKill.others < 0
        if (last && pendingKill.moment === 'arrives') return void killAndReset(client)
      }
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      // The mock writes its file before it responds.
      if (last) void killAndReset(client)
      else client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo

  // The longest test takes longer than an access token lives.
  const { status } = await fetch(`http://127.0.0.1:${port}/mock/settings/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ accessLifetimeMs: 3_600_000 }),
  })
  expect(status).toBe(200)

  const api: KillableApi = {
    killOn: (moment, call, others = 0) =>
      new Promise((done) => {
        const [method, path] = call.split(' ')
        pendingKill = { moment, call: `${method} /api/v1/${path}`, others, done }
      }),
    kill,
    restart: async () => {
      alive = await start(data)
    },
    rows: async () => JSON.parse(await readFile(data, 'utf8')).rows,
  }
  const close = async () => {
    await kill()
    proxy.close()
  }
  return { api, close, origin: `http://127.0.0.1:${port}` }
}

/** The pauses of `src/api/write/verified-write.ts` in a minified script. */
const checkPauses = /(?<=\[)0,2e3,3e3,5e3(?=\])/

/** The script of the build that has them. */
async function findPausesScript(): Promise<string> {
  const folder = '.e2e/real/assets'
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js') && checkPauses.test(await readFile(`${folder}/${name}`, 'utf8')))
      return name
  }
  throw new Error(`No script of ${folder} has the pauses between checks`)
}

const shortenPauses = (pausesMs: string) =>
  pausesMs
    .split(',')
    .map((pauseMs) => Number(pauseMs) / 10)
    .join()

export const test = base.extend<{ api: KillableApi }>({
  baseURL: origins.real,
  api: async ({ context }, use, testInfo) => {
    const { api, close, origin } = await startKillableApi(testInfo.outputPath('world.json'))
    // A killed server commits nothing late, so the checks for a lost write need not wait long for it.
    await context.route(`${origins.real}/assets/${await findPausesScript()}`, async (route) => {
      const response = await route.fetch()
      const script = await response.text()
      await route.fulfill({ response, body: script.replace(checkPauses, shortenPauses) })
    })
    await context.route(`${origins.api}/**`, (route) =>
      route.continue({ url: route.request().url().replace(origins.api, origin) }),
    )
    await use(api)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await close()
  },
})
