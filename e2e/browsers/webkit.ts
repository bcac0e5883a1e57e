import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findCommand } from '../../.ci/engines.mjs'
import type { BrowserProfile } from './engines.ts'
import { commands, type Driver, WebDriverError } from './webdriver.ts'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Starts a virtual display, because MiniBrowser has no headless mode. */
async function startScreen(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const child = spawn(findCommand('Xvfb') ?? '', args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env,
  })
  const name = await new Promise<string>((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start')))
    child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`))
  })
  return { child, name }
}

export async function startWebKit(path: string, profile: BrowserProfile): Promise<Driver> {
  const folders = `XDG_DOWNLOAD_DIR="${profile.downloads}"\n`
  await writeFile(join(profile.home, 'user-dirs.dirs'), folders)
  const screen = await startScreen(profile.env)
  const port = await freePort()
  const env = {
    ...profile.env,
    DISPLAY: screen.name,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    GIO_USE_VFS: 'local',
  }
  const child = spawn(path, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore', env })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  let session = ''

  async function send(route: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
    const [method, suffix = ''] = route.replace('{id}', String(parameters.id)).split(' ')
    const address = suffix === '/session' ? `${origin}/session` : `${session}${suffix}`
    const body = method === 'POST' ? JSON.stringify(parameters) : undefined
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(address, {
      method,
      body,
      headers,
      signal: AbortSignal.timeout(60_000),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = Object(value)
    throw new WebDriverError(error, message)
  }

  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}`)
    await setTimeout(50)
  }
  const created = await send(commands.NewSession, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  })
  session = `${origin}/session/${Object(created).sessionId}`
  return {
    // MiniBrowser opens a new tab in the background, where nothing is painted.
    showsTabs: false,
    send: (command, parameters) => send(commands[command], parameters),
    async close() {
      await send(commands.DeleteSession).catch(() => {})
      child.kill()
      screen.child.kill()
      await ended
    },
  }
}
