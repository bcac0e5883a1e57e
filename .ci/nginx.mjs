// Finds or installs nginx for the tests of the generated configuration, and runs it.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { findCommand, installPackages } from './machine.mjs'

/** The path of an installed nginx, else of Debian's package. */
export function getNginx() {
  const find = () => process.env.NGINX_PATH ?? findCommand('nginx')
  if (!find()) installPackages('nginx')
  const path = find()
  if (path) return path
  throw new Error('There is no nginx for the tests of hosting. Install one, or set NGINX_PATH.')
}

const freePort = () =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })

/** It writes to one folder only, and runs as one process so that it can be killed by id. */
const configuration = ({ workFolder, types, port, folder, locations }) => `
daemon off;
master_process off;
pid ${workFolder}/pid;
error_log stderr warn;
events { }
http {
  include ${types};
  access_log off;
  client_body_temp_path ${workFolder}/body;
  proxy_temp_path ${workFolder}/proxy;
  fastcgi_temp_path ${workFolder}/fastcgi;
  uwsgi_temp_path ${workFolder}/uwsgi;
  scgi_temp_path ${workFolder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}.nginx.conf;
    ${locations}
  }
}
`

/**
 * Serves a built folder with the configuration beside it.
 * @param locations further lines of the server block
 */
export async function serveByNginx(built, locations = '') {
  const nginx = getNginx()
  const workFolder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const port = await freePort()
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' })
  const [, installedConf = '/etc/nginx/nginx.conf'] = stderr.match(/--conf-path=(\S+)/) ?? []
  const types = resolve(installedConf, '../mime.types')
  const conf = join(workFolder, 'nginx.conf')
  writeFileSync(conf, configuration({ workFolder, types, port, folder: resolve(built), locations }))
  const child = spawn(nginx, ['-p', workFolder, '-e', 'stderr', '-c', conf])
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise((done) => child.once('close', done))
  const address = `http://127.0.0.1:${port}`
  const isListening = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  const deadline = Date.now() + 60_000
  while (!(await isListening())) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || Date.now() > deadline) {
      child.kill()
      rmSync(workFolder, { recursive: true })
      throw new Error(`nginx did not start:\n${output}`)
    }
    await setTimeout(50)
  }
  return {
    address,
    /** Stops nginx and returns its error output. */
    async stop() {
      child.kill()
      await ended
      rmSync(workFolder, { recursive: true })
      return output
    },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(getNginx())
}
