import type { Ahead } from './ahead.ts'
import { assets, cacheControl, file, hidden } from './paths.ts'

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

const block = (name: string, ...lines: string[]) =>
  [`${name} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n')

/** Kept only when found: without `always` nginx adds a header to no error. */
const found = (kind: keyof typeof cacheControl) => [
  `set $kept_if_found ${quoted(cacheControl[kind])};`,
  'set $kept "";',
  'try_files $uri =404;',
]

const preamble = `# Written by the build. Include it in a server block that listens with TLS and has the built folder
# as its root. A location of yours with an add_header of its own inherits none of these.

charset utf-8;
server_tokens off;
gzip on;
gzip_vary on;
gzip_types text/css text/javascript application/javascript image/svg+xml;
error_page 404 @missing;
set $kept ${quoted(cacheControl.page)};
set $kept_if_found "";
set $ahead "";`

/** A location without a modifier, so that what is hidden stays so; an empty header is not sent. */
const screen = ({ path, link }: Ahead) =>
  block(
    `location ${path.endsWith('/') ? path : `= ${path}`}`,
    `set $ahead ${quoted(link)};`,
    'try_files /index.html =404;',
  )

/**
 * What goes into a `server` block. All headers stand once and outside the locations, because a
 * location with an `add_header` of its own would inherit none; variables say what differs.
 */
export function nginxConf(
  headers: Readonly<Record<string, string>>,
  ahead: readonly Ahead[],
): string {
  const set = Object.entries({ ...headers, 'Cache-Control': '$kept' }).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  )
  return [
    preamble,
    [...set, 'add_header Cache-Control $kept_if_found;', 'add_header Link $ahead;'].join('\n'),
    block(`location ^~ ${assets}`, ...found('asset')),
    block('location = /index.html', 'try_files $uri =404;'),
    block(`location ~ "${hidden}"`, 'return 404;'),
    block(`location ~ "${file}"`, ...found('file')),
    ...ahead.map(screen),
    block('location /', 'try_files /index.html =404;'),
    block(
      'location @missing',
      `set $kept ${quoted(cacheControl.hidden)};`,
      'set $kept_if_found "";',
      'types { }',
      'default_type text/plain;',
      'return 404 "Not found\\n";',
    ),
    '',
  ].join('\n\n')
}
