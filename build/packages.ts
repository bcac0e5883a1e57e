/** What the lockfile says of one installed package, by the folder it is installed in. */
export interface LockedPackage {
  version: string
  integrity?: string
  license?: string
  /** Only devDependencies lead to it. */
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** Code of the bundler's own that every build of it carries. */
const bundlers: Record<string, string> = {
  '\0vite/': 'node_modules/vite',
  '\0rolldown/': 'node_modules/rolldown',
}

/**
 * The folder of the package a module of the bundle comes from, as the lockfile names it; null for
 * the portal's own.
 * @param id as the bundler names modules: a path, perhaps with a query, or a name of its own making
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

/** Where a package finds another one it needs: beside itself, or further out. */
export function dependencyFolder(lock: Lockfile, from: string, name: string): string | null {
  const parentFolder = from.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (candidate in lock.packages) return candidate
  return from === '' ? null : dependencyFolder(lock, parentFolder, name)
}

/**
 * What must not be in a bundle, in words: packages the lockfile does not know, and packages that
 * are for building and testing alone.
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

/** Modules of the portal that no client should be sent. */
export const forbiddenModules = (root: string, ids: Iterable<string>): string[] =>
  [...ids].filter((id) => id.startsWith(`${root}/`) && isTestOrMock(id.slice(root.length + 1)))

const isTestOrMock = (path: string) =>
  !path.includes('node_modules/') &&
  (!/^(src\/|index\.html)/.test(path) || /\.(test|bench)\.|\/test-|\/testing\//.test(path))
