/** 128 bits of FNV-1a. It detects changes and is not cryptographic. */
export function checksum(text: string): string {
  let digest = ''
  for (let lane = 0; lane < 4; lane += 1) {
    let hash = 0x811c9dc5 ^ (lane * 0x9e3779b1)
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    }
    digest += (hash >>> 0).toString(16).padStart(8, '0')
  }
  return digest
}
