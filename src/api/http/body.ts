/** A response whose body only {@link readJson} and {@link readBlob} can read. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'headers'>

/** The media type alone, without its parameters. */
export const contentType = (response: ApiResponse) =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/**
 * A body that delivers less than this within {@link stallTimeoutMs} has stalled. The total time is not
 * limited, because a long list over a slow connection takes long.
 */
const minBytesPerStall = 1024
const stallTimeoutMs = 30_000
/** Limits an endless body: no browser holds a longer string. */
const maxBodyBytes = 512 * 1024 * 1024

/** @throws when the connection breaks, the body stalls or is too long, or the signal aborts */
async function readChunks(
  response: ApiResponse,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
  signal?: AbortSignal,
): Promise<void> {
  const stream = (response as Response).body
  if (!stream) return
  signal?.throwIfAborted()
  const reader = stream.getReader()
  let thrown: { reason: unknown } | null = null
  // Cancelling ends the pending read at once, even if no more bytes arrive.
  function cancelRead(reason: unknown) {
    thrown ??= { reason }
    reader.cancel(reason).catch(() => {})
  }
  const onAbort = () => cancelRead(signal?.reason)
  const startTimer = () =>
    setTimeout(() => cancelRead(new Error('The body has stalled.')), stallTimeoutMs)
  signal?.addEventListener('abort', onAbort)
  let timer = startTimer()
  let bytes = 0
  let bytesSinceTimer = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (thrown) throw (thrown as { reason: unknown }).reason
      if (done) return
      onChunk(value)
      bytes += value.length
      bytesSinceTimer += value.length
      if (bytes > maxBodyBytes) cancelRead(new Error('The body is too long.'))
      else if (bytesSinceTimer >= minBytesPerStall) {
        clearTimeout(timer)
        timer = startTimer()
        bytesSinceTimer = 0
      }
    }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/**
 * Reads a body as JSON: undefined when it is not JSON or breaks off, an empty string without a body.
 * @throws the signal's reason when it aborts
 */
export async function readJson(response: ApiResponse, signal?: AbortSignal): Promise<unknown> {
  try {
    const decoder = new TextDecoder()
    const texts: string[] = []
    await readChunks(
      response,
      (chunk) => texts.push(decoder.decode(chunk, { stream: true })),
      signal,
    )
    const text = texts.join('') + decoder.decode()
    if (text === '') return ''
    return contentType(response) === 'application/json' ? JSON.parse(text) : undefined
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/**
 * Reads a body as a file.
 * @throws when the connection breaks, the body stalls or the signal aborts
 */
export async function readBlob(response: ApiResponse, signal?: AbortSignal): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await readChunks(response, (chunk) => chunks.push(chunk), signal)
  return new Blob(chunks, { type })
}

/** Consumes a body that is not needed, because an unread one keeps its connection busy. */
export function discardBody(response: ApiResponse): void {
  if ((response as Response).body?.locked === false) {
    readChunks(response, () => {}).catch(() => {})
  }
}
