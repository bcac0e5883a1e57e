import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts the mocked API in its own process on a free port.
 * @param {string[]} args further options of mocks/serve.mjs
 */
export async function startMockProcess(...args) {
  const child = spawn(process.execPath, ['mocks/serve.mjs', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const [origin] = String(output).match(/http:\/\/127\.0\.0\.1:\d+/) ?? []
  if (!origin) throw new Error('The mocked API did not start.')
  /** Sends JSON to a path such as `/mock/settings/`. */
  const post = (path, body) => {
    const headers = { 'Content-Type': 'application/json' }
    return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return { child, origin, post }
}
