import { type UnzipCallback, type Unzipped, unzipSync } from 'fflate/browser'

export { strFromU8 } from 'fflate/browser'

/** Unzips without a worker: that of `fflate` comes from a blob, which the content security policy forbids. */
export function unzip(archive: Uint8Array, callback: UnzipCallback): void {
  let files: Unzipped
  try {
    files = unzipSync(archive)
  } catch (error) {
    callback(error as Parameters<UnzipCallback>[0], {})
    return
  }
  callback(null, files)
}
