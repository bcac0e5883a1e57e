/** Of an answer, without its parameters. */
export const contentType = (response: Response) =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** An answer's JSON: undefined where it is none or the line broke, empty text where there is no body. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text()
    if (text === '') return ''
    return contentType(response) === 'application/json' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
