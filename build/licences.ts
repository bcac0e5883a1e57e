import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageName } from './packages.ts'

/** Licences under which code may be handed on inside the portal, given their text goes with it. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // Of fonts: it lets them be bundled with any software, unchanged and under their name.
  'OFL-1.1',
  'Unlicense',
]

export interface Licence {
  folder: string
  /** As its package.json names it. */
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

/** A bundler's file goes on with the licences of what the bundler itself is made of. */
const ownLicenceText = (text: string) =>
  text.split(/^#+ Licenses of bundled dependencies/m)[0] ?? ''

/** Packages under no licence that the portal may pass on, in words. */
export const disallowedLicences = (licences: readonly Licence[]): string[] =>
  licences
    .filter(({ name }) => !allowed.includes(name))
    .map(({ folder, name }) => `${packageName(folder)} is under ${name || 'no licence'}`)

/** What the licences ask for: that their texts go with the code. */
export function licencesText(licences: readonly Licence[]): string {
  const each = licences.map(({ folder, name, version, text }) => {
    const heading = `${packageName(folder)} ${version} (${name})`
    return `${heading}\n${'-'.repeat(heading.length)}\n\n${text || 'Its package brings no text.'}\n`
  })
  return `The portal contains code of others, under these licences.\n\n${each.join('\n\n')}`
}
