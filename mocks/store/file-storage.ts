import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Stored, WorldStorage } from './storage'

const toJson = (_: string, value: unknown) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

const fromJson = (_: string, value: unknown) =>
  typeof Object(value).base64 === 'string'
    ? new Uint8Array(Buffer.from(Object(value).base64, 'base64'))
    : value

/** @throws Error when the file exists and is not a data file of the mock */
async function readWorldFile(path: string): Promise<Stored | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    const { head, rows } = JSON.parse(text, fromJson)
    if (head && rows) return { head, rows }
  } catch {
    // The error below names the file.
  }
  throw new Error(`${path} is not a world of the mocked API.`)
}

/** Storage in a file, for the server on a port. A change is written atomically before the response. */
export async function fileStorage(path: string): Promise<WorldStorage> {
  const stored = await readWorldFile(path)
  return {
    load: async (currentVersion) => {
      if (currentVersion > 0) return 'unchanged'
      return stored ?? 'empty'
    },
    save: async (data) => {
      await writeFile(`${path}.new`, JSON.stringify(data, toJson))
      await rename(`${path}.new`, path)
    },
  }
}
