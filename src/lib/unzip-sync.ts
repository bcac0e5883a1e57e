import { type UnzipCallback, type Unzipped, unzipSync } from 'fflate/browser'

export { strFromU8 } from 'fflate/browser'

/** Replaces `fflate`, whose own `unzip` starts a worker from a blob: the policy forbids it. */
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
