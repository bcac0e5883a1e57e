/** How long the browser has to save a file before its object URL is revoked. */
const revokeAfterMs = 10_000

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * An object URL of a blob, revoked after ten seconds or by {@link revokeObjectUrls}.
 * @throws if the browser cannot create it
 */
export function temporaryObjectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  timers.set(
    url,
    setTimeout(() => revoke(url), revokeAfterMs),
  )
  return url
}

function revoke(url: string): void {
  clearTimeout(timers.get(url))
  timers.delete(url)
  URL.revokeObjectURL(url)
}

/** Revokes all temporary object URLs, at the end of a user's session. */
export function revokeObjectUrls(): void {
  for (const url of [...timers.keys()]) revoke(url)
}
