import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageName } from './packages.ts'

/** Licences of packages that may be distributed in the portal, given their text is included. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // For fonts: allows bundling with any software.
  'OFL-1.1',
  'Unlicense',
]

export interface Licence {
  folder: string
  /** The `license` of package.json. */
  name: string
  version: string
  text: string
}

export async function readLicence(root: string, folder: string): Promise<Licence> {
  const directory = join(root, folder)
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'))
  const files = (await readdir(directory)).filter((file) =>
    /^(licen[cs]e|copying|notice)/i.test(file),
  )
  const texts = await Promise.all(
    files.sort().map((file) => readFile(join(directory, file), 'utf8')),
  )
  return {
    folder,
    name: typeof manifest.license === 'string' ? manifest.license : '',
    version: String(manifest.version),
    text: texts.map((text) => ownLicenceText(text).trim()).join('\n\n'),
  }
}

/** A bundler's licence file also lists the licences of its own dependencies. */
const ownLicenceText = (text: string) =>
  text.split(/^#+ Licenses of bundled dependencies/m)[0] ?? ''

/** A message for each package whose licence is not allowed. */
export const disallowedLicences = (licences: readonly Licence[]): string[] =>
  licences
    .filter(({ name }) => !allowed.includes(name))
    .map(({ folder, name }) => `${packageName(folder)} is under ${name || 'no licence'}`)

/** The licence texts, which most licences require to be distributed. */
export function licencesText(licences: readonly Licence[]): string {
  const each = licences.map(({ folder, name, version, text }) => {
    const heading = `${packageName(folder)} ${version} (${name})`
    return `${heading}\n${'-'.repeat(heading.length)}\n\n${text || 'Its package brings no text.'}\n`
  })
  return `The portal contains code of others, under these licences.\n\n${each.join('\n\n')}`
}
