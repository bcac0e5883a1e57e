// Makes the builds of the end-to-end tests in parallel; with --serve it serves each on its port.
// E2E_BUILT skips the builds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { preview } from 'vite'
import { startNginx } from './nginx.mjs'
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

/** Each in its own process, so that they run in parallel. */
async function make({ folder, env }) {
  const args = ['vite', 'build', '--outDir', `.e2e/${folder}`, '--logLevel', 'warn']
  const child = spawn('npx', args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`The build ${folder} failed`)
}

if (!process.env.E2E_BUILT) await Promise.all(builds.map(make))
if (process.argv.includes('--serve')) {
  for (const { folder, port, env } of builds) {
    // Each server reads its configuration, and with it the variables, when it starts.
    Object.assign(process.env, env)
    await preview({ build: { outDir: `.e2e/${folder}` }, preview: { port, strictPort: true } })
  }
  await startNginx({ built: '.e2e/real', port: ports.nginx })
  console.log('All builds are served.')
}
