/** Of an answer, without its parameters. */
export const contentType = (response: Response) =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Longer than a long list takes over a slow line: an answer that stands still has broken off. */
const bodyTimeout = 120_000

/** A file may be long; without a byte coming for so long it has broken off. */
const stallMs = 30_000

function inTime<T>(reading: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The answer stands still.')), ms)
  })
  return Promise.race([reading, late]).finally(() => clearTimeout(timer))
}

/** An answer's JSON: undefined where it is none or the line broke, empty text where there is no body. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    const text = await inTime(response.text(), bodyTimeout)
    if (text === '') return ''
    return contentType(response) === 'application/json' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/**
 * An answer's bytes, however long they take.
 * @throws where the line broke or nothing came any more
 */
export async function fileOf(response: Response): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  const reader = response.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  if (!reader) return new Blob(parts, { type })
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), stallMs)
      if (done) return new Blob(parts, { type })
      parts.push(value)
    }
  } catch (thrown) {
    void reader.cancel().catch(() => {})
    throw thrown
  }
}
