/** A package of the lockfile. */
export interface LockedPackage {
  version: string
  integrity?: string
  license?: string
  /** Only devDependencies need it. */
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** Virtual modules of the bundler, included in every build. */
const bundlers: Record<string, string> = {
  '\0vite/': 'node_modules/vite',
  '\0rolldown/': 'node_modules/rolldown',
}

/**
 * The lockfile's folder of a module's package; null for the portal's own modules.
 * @param id the bundler's module id: a path with an optional query, or a virtual name
 */
export function packageFolder(id: string): string | null {
  const own = Object.keys(bundlers).find((prefix) => id.startsWith(prefix))
  if (own) return bundlers[own] ?? null
  const [path = ''] = id.replace(/^\0/, '').split('?')
  const at = path.indexOf('/node_modules/')
  if (at < 0) return null
  return path.slice(at + 1).match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? null
}

export const packageName = (folder: string) => folder.replace(/^.*node_modules\//, '')

/** Resolves a dependency like Node, from the package's folder outwards; null when it is not locked. */
export function dependencyFolder(lock: Lockfile, from: string, name: string): string | null {
  const parentFolder = from.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (candidate in lock.packages) return candidate
  return from === '' ? null : dependencyFolder(lock, parentFolder, name)
}

/**
 * A message for each forbidden package of a bundle: packages missing from the lockfile, and
 * development packages.
 */
export function forbiddenPackages(lock: Lockfile, folders: Iterable<string>): string[] {
  const tools = Object.values(bundlers)
  return [...folders].flatMap((folder) => {
    const locked = lock.packages[folder]
    if (!locked) return [`${folder} is not in the lockfile`]
    const isTool = (locked.dev || locked.devOptional) && !tools.includes(folder)
    return isTool ? [`${packageName(folder)} is only for development`] : []
  })
}

/** The portal's modules that must not be in a bundle: tests and mocks. */
export const forbiddenModules = (root: string, ids: Iterable<string>): string[] =>
  [...ids].filter((id) => id.startsWith(`${root}/`) && isTestOrMock(id.slice(root.length + 1)))

const isTestOrMock = (path: string) =>
  !path.includes('node_modules/') &&
  (!/^(src\/|index\.html)/.test(path) || /\.(test|bench)\.|\/testing\//.test(path))
