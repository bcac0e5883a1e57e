// Finds an nginx for the tests of the generated configuration, gets one where there is none, and runs it.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { run } from './chromium.mjs'

const places = [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx']

/** An nginx of this machine and what it says of itself, or null. */
function findNginx() {
  for (const path of places) {
    const { status, stderr } = path ? spawnSync(path, ['-V'], { encoding: 'utf8' }) : {}
    if (status === 0) return { path, conf: stderr.match(/--conf-path=(\S+)/)?.[1] }
  }
  return null
}

/** The machine's own, else Debian's package. */
export function getNginx() {
  const found = findNginx()
  if (found) return found
  if (process.getuid?.() === 0 && run('apt-get', 'update')) {
    run('apt-get', 'install', '-y', '--no-install-recommends', 'nginx')
  }
  const installed = findNginx()
  if (!installed) {
    throw new Error('There is no nginx for the tests of hosting. Install one, or set NGINX_PATH.')
  }
  return installed
}

const freePort = () =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })

/** Everything it writes goes into a folder of its own; as one process it ends by its own id. */
const settings = ({ own, types, port, folder, locations }) => `
daemon off;
master_process off;
pid ${own}/pid;
error_log stderr warn;
events { }
http {
  include ${types};
  access_log off;
  client_body_temp_path ${own}/body;
  proxy_temp_path ${own}/proxy;
  fastcgi_temp_path ${own}/fastcgi;
  uwsgi_temp_path ${own}/uwsgi;
  scgi_temp_path ${own}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}.nginx.conf;
    ${locations}
  }
}
`

/**
 * Serves a built folder by the configuration that the build wrote beside it.
 * @param locations further lines of the server block
 */
export async function serveByNginx(built, locations = '') {
  const nginx = getNginx()
  const own = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const port = await freePort()
  const types = resolve(nginx.conf ?? '/etc/nginx/nginx.conf', '../mime.types')
  const conf = join(own, 'nginx.conf')
  writeFileSync(conf, settings({ own, types, port, folder: resolve(built), locations }))
  const child = spawn(nginx.path, ['-p', own, '-e', 'stderr', '-c', conf])
  let said = ''
  child.stderr.on('data', (words) => {
    said += words
  })
  const ended = new Promise((done) => child.once('close', done))
  const address = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  const latest = Date.now() + 10_000
  while (!(await answers())) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || Date.now() > latest) {
      child.kill()
      rmSync(own, { recursive: true })
      throw new Error(`nginx did not start:\n${said}`)
    }
    await setTimeout(50)
  }
  return {
    address,
    /** Ends it and gives back what it complained of. */
    async stop() {
      child.kill()
      await ended
      rmSync(own, { recursive: true })
      return said
    },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(getNginx().path)
}
