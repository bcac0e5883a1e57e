/** Of an answer, without its parameters. */
export const contentType = (response: Response) =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Longer than a long list takes over a slow line: an answer that stands still has broken off. */
const bodyTimeout = 120_000

function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The answer stands still.')), bodyTimeout)
  })
  return Promise.race([reading, late]).finally(() => clearTimeout(timer))
}

/** An answer's JSON: undefined where it is none or the line broke, empty text where there is no body. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    const text = await inTime(response.text())
    if (text === '') return ''
    return contentType(response) === 'application/json' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
