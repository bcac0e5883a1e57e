import { spawn } from 'node:child_process'

/**
 * Starts the mocked API in its own process on a free port.
 * @param {string[]} args further options of mocks/serve.mjs
 */
export async function startMockProcess(...args) {
  const child = spawn(process.execPath, ['mocks/serve.mjs', '--port', '0', ...args])
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const slow = setTimeout(() => child.kill('SIGKILL'), 60_000)
  try {
    const origin = await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        const [found] = String(chunk).match(/http:\/\/127\.0\.0\.1:\d+/) ?? []
        if (found) resolve(found)
      })
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`The mocked API did not start:\n${output}`)))
    })
    return { child, origin: String(origin) }
  } finally {
    clearTimeout(slow)
  }
}
