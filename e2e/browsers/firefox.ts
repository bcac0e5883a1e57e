import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserProfile } from './engines.ts'
import { type Driver, WebDriverError } from './webdriver.ts'

/** Connects to loopback only, and saves files without a prompt, PDF documents too. */
const preferences = (downloads: string) => ({
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.open_pdf_attachments_inline': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,text/csv',
  'pdfjs.disabled': true,
  'intl.accept_languages': 'en-GB',
  'ui.prefersReducedMotion': 0,
})

/** Firefox speaks WebDriver as Marionette: messages of a length, a colon and JSON on a socket. */
function marionette(socket: Socket) {
  const waiting = new Map<
    number,
    { resolve(value: unknown): void; reject(error: WebDriverError): void }
  >()
  let received = Buffer.alloc(0)
  let lastId = 0
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      if (colon < 0) return
      const end = colon + 1 + Number(received.toString('latin1', 0, colon))
      if (received.length < end) return
      const message = JSON.parse(received.toString('utf8', colon + 1, end))
      received = received.subarray(end)
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      const call = waiting.get(id)
      waiting.delete(id)
      if (error) call?.reject(new WebDriverError(error.error, error.message))
      else call?.resolve(result)
    }
  })
  socket.once('close', () => {
    for (const { reject } of waiting.values()) reject(new WebDriverError('closed', 'Firefox ended'))
  })
  return (command: string, parameters: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      const message = JSON.stringify([0, lastId, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}

/** Commands whose result Marionette does not wrap in `value`. */
const bare = new Set(['NewSession', 'NewWindow', 'SetWindowRect', 'GetWindowHandles'])

export async function startFirefox(path: string, profile: BrowserProfile): Promise<Driver> {
  const lines = Object.entries(preferences(profile.downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(join(profile.home, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--marionette', '--profile', profile.home]
  const child = spawn(path, args, { stdio: 'ignore', env: profile.env })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const activePort = async () => {
    while (child.exitCode === null) {
      const port = await readFile(join(profile.home, 'MarionetteActivePort'), 'utf8').catch(
        () => '',
      )
      if (port) return Number(port)
      await setTimeout(50)
    }
    throw new Error(`Firefox did not start: it ended with ${child.exitCode}`)
  }
  const socket = connect(await activePort(), '127.0.0.1')
  const call = marionette(socket)
  await call('NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } })
  return {
    showsTabs: true,
    async send(command, parameters = {}) {
      const result = await call(command, parameters)
      return bare.has(command) ? result : Object(result).value
    },
    async close() {
      socket.destroy()
      child.kill()
      await ended
    },
  }
}
