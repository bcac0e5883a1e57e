import type { Config } from '../src/lib/config-schema.ts'
import { maxInvoiceBytes } from '../src/rules/invoice-file.ts'
import { assets, cacheControl, file, hidden } from './paths.ts'
import type { ScreenPreload } from './screen-chunks.ts'
import { securityTxtPath } from './security-txt.ts'

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** Cached only when found: without `always` nginx adds the header to no error. */
const found = (location: string, kind: keyof typeof cacheControl) => `
location ${location} {
    set $kept_if_found ${quoted(cacheControl[kind])};
    set $kept "";
    try_files $uri =404;
}
`

/** A location without a modifier, so that hidden paths stay hidden; nginx omits an empty header. */
const screen = ({ path, link }: ScreenPreload) => `
location ${path.endsWith('/') ? path : `= ${path}`} {
    set $ahead ${quoted(link)};
    try_files /index.html =404;
}
`

const uploadMegabytes = maxInvoiceBytes / 2 ** 20

/**
 * The API's upstream is unknown here, so its location is only an example; locations of the same
 * server block inherit the body limit.
 */
const sameOriginApi = (path: string) => `
# The API is on this origin. Uploads are at most ${uploadMegabytes} MB; without this line nginx refuses
# bodies over 1 MB with a 413. It holds for every location of the server block that has no limit of
# its own. A proxy in front of this server needs the same limit.
client_max_body_size ${Math.ceil(uploadMegabytes) + 1}m;

# The API needs a location of its own, such as this one, in the same server block:
#
# location ^~ ${encodeURI(path)} {
#     # The progress of an upload is then that of the API, and not that of this server.
#     proxy_request_buffering off;
#     proxy_http_version 1.1;
#     proxy_set_header Host $host;
#     proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
#     proxy_set_header X-Forwarded-Proto $scheme;
#     # The portal waits three minutes for the response to an import.
#     proxy_read_timeout 190s;
#     proxy_pass http://127.0.0.1:8000;
# }
`

/**
 * Configuration for a `server` block. All headers are set once outside the locations, because a
 * location with its own `add_header` inherits none; variables hold the differences.
 */
export const nginxConf = (
  headers: Readonly<Record<string, string>>,
  preloads: readonly ScreenPreload[],
  { apiUrl }: Pick<Config, 'apiUrl'>,
): string => `# Written by the build. Include it in a server block that listens with TLS and has the built folder
# as its root. A location of yours with an add_header of its own inherits none of these.

charset utf-8;
server_tokens off;
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_types text/css text/javascript application/javascript image/svg+xml;
error_page 404 @missing;
set $kept ${quoted(cacheControl.page)};
set $kept_if_found "";
set $ahead "";
${apiUrl.startsWith('/') ? sameOriginApi(apiUrl) : ''}
${Object.entries({ ...headers, 'Cache-Control': '$kept' })
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
  .join('')}add_header Cache-Control $kept_if_found;
add_header Link $ahead;
${found(`^~ ${assets}`, 'asset')}
location = /index.html {
    try_files $uri =404;
}
${
  // An exact path takes precedence over the pattern of hidden files.
  found(`= ${securityTxtPath}`, 'file')
}
location ~ "${hidden}" {
    return 404;
}
${found(`~ "${file}"`, 'file')}${preloads.map(screen).join('')}
location / {
    try_files /index.html =404;
}

location @missing {
    set $kept ${quoted(cacheControl.hidden)};
    set $kept_if_found "";
    types { }
    default_type text/plain;
    return 404 "Not found\\n";
}
`
