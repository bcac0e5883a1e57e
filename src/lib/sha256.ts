/** The SHA-256 of a text, in hexadecimal; null on pages from an insecure origin. */
export async function sha256(text: string): Promise<string | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
