/** A response whose body only {@link readJson} and {@link readBlob} can read. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'headers'>

/** The media type alone, without its parameters. */
export const contentType = (response: ApiResponse) =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/**
 * A body that brings less than this in {@link stallTimeoutMs} has broken off. How long it takes in all
 * does not matter: a long list over a slow line goes on coming.
 */
const minBytesPerStall = 1024
const stallTimeoutMs = 30_000
/** A body without end has to end: no browser holds a text of more characters than this. */
const maxBodyBytes = 512 * 1024 * 1024

/** @throws where the line breaks, the body stands still or has no end, or the signal aborts */
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
  // Cancelling ends the read under way at once, even where the line never says another word.
  function cancelRead(reason: unknown) {
    thrown ??= { reason }
    reader.cancel(reason).catch(() => {})
  }
  const onAbort = () => cancelRead(signal?.reason)
  const startTimer = () =>
    setTimeout(() => cancelRead(new Error('The body stands still.')), stallTimeoutMs)
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
      if (bytes > maxBodyBytes) cancelRead(new Error('The body has no end.'))
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
 * The JSON of a body: undefined where it is none or the line broke, empty text where there is no body.
 * @throws the signal's reason where it aborts
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
 * The bytes of a body.
 * @throws where the line broke, the body stood still or the signal aborts
 */
export async function readBlob(response: ApiResponse, signal?: AbortSignal): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await readChunks(response, (chunk) => chunks.push(chunk), signal)
  return new Blob(chunks, { type })
}

/** Reads past a body that nobody needs: an unread one would keep its connection busy. */
export function discardBody(response: ApiResponse): void {
  if ((response as Response).body?.locked === false) {
    readChunks(response, () => {}).catch(() => {})
  }
}
