// Makes the builds of the end-to-end tests in parallel; with --serve it serves each on its port.
// E2E_BUILT skips the builds.
import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { ports } from './ports.mjs'

const real = { VITE_MOCK_API: 'false', VITE_API_URL: `http://127.0.0.1:${ports.api}/api/v1/` }
const builds = [
  { folder: 'mock', port: ports.mock, env: { VITE_MOCK_API: 'true' } },
  { folder: 'real', port: ports.real, env: real },
  {
    folder: 'third-parties',
    port: ports.thirdParties,
    env: {
      ...real,
      VITE_ANALYTICS_ID: 'G-TEST',
      VITE_ADVERTISING_ID: 'AW-TEST',
      VITE_RECAPTCHA_SITE_KEY: 'site-key',
      VITE_COOKIE_CONSENT: 'ask',
    },
  },
]

const vite = (env, ...args) =>
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })

const build = ({ folder, env }) =>
  new Promise((resolve, reject) => {
    vite(env, 'build', '--outDir', `.e2e/${folder}`, '--logLevel', 'warn').once('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`The build ${folder} failed`)),
    )
  })

const isServed = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Serves all builds; the servers exit with this process, and this process when one of them exits. */
async function serve() {
  for (const { port } of builds) {
    if (await isServed(port)) throw new Error(`Port ${port} is taken; E2E_PORT names another one`)
  }
  const servers = builds.map(({ folder, port, env }) =>
    vite(env, 'preview', '--outDir', `.e2e/${folder}`, '--port', `${port}`, '--strictPort'),
  )
  process.once('exit', () => {
    for (const server of servers) server.kill()
  })
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0))
  for (const server of servers) server.once('exit', () => process.exit(1))
  for (const { port } of builds) while (!(await isServed(port))) await setTimeout(100)
  console.log('All builds are served.')
}

if (!process.env.E2E_BUILT) await Promise.all(builds.map(build))
if (process.argv.includes('--serve')) await serve()
