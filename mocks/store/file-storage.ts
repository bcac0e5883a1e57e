import { readFile, rename, writeFile } from 'node:fs/promises'
import { createTaskQueue, type Stored, type WorldStorage } from './storage'

interface WorldFile extends Stored {
  /** By the invoice's id, in base64. */
  files: Record<string, string>
}

/**
 * Reads a data file; null when it does not exist.
 * @throws Error when it is not a data file of the mock
 */
async function readWorldFile(path: string): Promise<WorldFile | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  try {
    const { head, rows, files } = JSON.parse(text)
    if (head && rows && files) return { head, rows, files }
  } catch {
    // The error below names the file.
  }
  throw new Error(`${path} is not a world of the mocked API.`)
}

/** Storage in a file, for the server on a port. A change is written atomically before the response. */
export async function fileStorage(path: string): Promise<WorldStorage> {
  let world = await readWorldFile(path)
  return {
    exclusive: createTaskQueue(),

    async load(currentVersion) {
      if (!world) return 'empty'
      return world.head.version === currentVersion ? 'unchanged' : structuredClone(world)
    },

    async save({ head, clear, tables, files }) {
      const before = clear ? null : world
      const rows: Stored['rows'] = { ...before?.rows }
      for (const [name, { put, gone }] of Object.entries(tables)) {
        const byId = new Map(rows[name]?.map((row) => [row.id, row]))
        for (const row of put) byId.set(row.id, row)
        for (const id of gone) byId.delete(id)
        rows[name] = [...byId.values()].sort((a, b) => a.id - b.id)
      }
      const encoded = [...files].map(([id, bytes]) => [id, Buffer.from(bytes).toString('base64')])
      world = { head, rows, files: { ...before?.files, ...Object.fromEntries(encoded) } }
      await writeFile(`${path}.new`, JSON.stringify(world))
      await rename(`${path}.new`, path)
    },

    async file(id) {
      const found = world?.files[id]
      return found === undefined ? undefined : new Uint8Array(Buffer.from(found, 'base64'))
    },
  }
}
