import { createHash } from 'node:crypto'
import { dependencyFolder, type LockedPackage, type Lockfile, packageName } from './packages.ts'

/** A package URL; the at-sign of a scope is escaped. */
const packageUrl = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The integrity of the lockfile in CycloneDX's format. */
function hashesOf({ integrity }: LockedPackage) {
  const [, bits, digest] = integrity?.match(/^sha(256|384|512)-(\S+)/) ?? []
  if (!bits || !digest) return []
  return [{ alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }]
}

/** An SPDX identifier or expression. */
const licenceOf = (licence: string) =>
  / (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }

/**
 * A CycloneDX 1.6 bill of materials. The same bundle gives the same bill, so it has no date, and its
 * serial number is a hash of its contents.
 */
export function cycloneDxBill(
  portal: { name: string; version: string },
  lock: Lockfile,
  folders: readonly string[],
  licences: ReadonlyMap<string, string>,
) {
  const refOf = (folder: string) =>
    packageUrl(packageName(folder), lock.packages[folder]?.version ?? '')
  const components = folders.map((folder) => {
    const locked = lock.packages[folder] ?? { version: '' }
    const [, scope, name] = packageName(folder).match(/^(?:(@[^/]+)\/)?(.+)$/) ?? []
    return {
      type: 'library',
      'bom-ref': refOf(folder),
      ...(scope && { group: scope }),
      name,
      version: locked.version,
      scope: 'required',
      hashes: hashesOf(locked),
      licenses: [licenceOf(licences.get(folder) ?? '')],
      purl: refOf(folder),
    }
  })
  const bundled = new Set(folders)
  const dependsOn = (from: string) => {
    const { dependencies, peerDependencies } = lock.packages[from] ?? {}
    return Object.keys({ ...dependencies, ...peerDependencies })
      .map((name) => dependencyFolder(lock, from, name))
      .filter((folder) => folder !== null)
      .filter((folder) => bundled.has(folder))
      .map(refOf)
  }
  const self = `${portal.name}@${portal.version}`
  const contents = {
    metadata: {
      component: {
        type: 'application',
        'bom-ref': self,
        name: portal.name,
        version: portal.version,
      },
    },
    components,
    dependencies: [
      { ref: self, dependsOn: dependsOn('') },
      ...folders.map((folder) => ({ ref: refOf(folder), dependsOn: dependsOn(folder) })),
    ],
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(contents))}`,
    version: 1,
    ...contents,
  }
}

/** A version 8 UUID, from a hash of the text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
