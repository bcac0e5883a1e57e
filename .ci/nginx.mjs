// Serves a build by nginx with the configuration that was written beside it.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findTool } from './tools.mjs'

/** nginx writes to one folder only, and runs as one process so that it can be killed by id. */
const configuration = ({ root, port, tls, locations }) => `
daemon off;
master_process off;
pid pid;
error_log error.log warn;
events { }
http {
  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    image/svg+xml svg;
    font/woff2 woff2;
  }
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  proxy_cache_path cache keys_zone=cache:1m;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port} ${tls && 'ssl http2'};
    ${tls}
    root ${root};
    include ${root}.nginx.conf;
    ${locations}
  }
}
`

/**
 * Serves the folder `built`; nginx keeps its files, such as `error.log`, in `<built>.nginx-<port>`.
 * `tls` has the directives of a certificate, for HTTP/2, and `locations` further lines of the server block.
 */
export async function startNginx({ built, port, tls = '', locations = '' }) {
  const nginx = findTool('nginx')
  if (!nginx) throw new Error('There is no nginx. Install it, or set NGINX_PATH to it.')
  const root = resolve(built)
  const folder = `${root}.nginx-${port}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(join(folder, 'nginx.conf'), configuration({ root, port, tls, locations }))
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
  const child = spawn(nginx, options, { stdio: 'inherit' })
  // nginx writes its process id once it listens.
  while (!existsSync(join(folder, 'pid'))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
    await setTimeout(20)
  }
  return child
}
