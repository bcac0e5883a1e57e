/** How much of the body has gone out, from 0 to 1. */
export type OnProgress = (share: number) => void

/** Without a byte going out for so long, sending has failed; how long it takes in all does not matter. */
const stallTimeoutMs = 30_000
/** For the answer, once everything has gone out. */
const responseTimeoutMs = 90_000

/** The body stopped half way: the server cannot have carried the call out. */
export class UploadInterrupted extends Error {}

const parseHeaders = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
      })
      .filter(([name]) => name !== ''),
  )

const bodylessStatuses = [204, 205, 304]

/**
 * A `fetch` for one body that tells how it goes out, which a page learns from XMLHttpRequest alone.
 * It can be called again with the same body.
 * @throws UploadInterrupted, or TypeError where the body may have arrived
 */
export const fetchWithProgress =
  (body: FormData, onProgress: OnProgress): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init)
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) {
        // The browser writes this one anew, with the boundary of the body it sends itself.
        if (name !== 'content-type') xhr.setRequestHeader(name, value)
      }
      xhr.responseType = 'blob'

      let share = 0
      let timer: ReturnType<typeof setTimeout>
      const restartTimer = (ms: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => fail('It stopped: nothing went out for 30 seconds.'), ms)
      }
      const cleanUp = () => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', onAbort)
      }
      const fail = (message: string) => {
        cleanUp()
        // Where no progress is told at all, nothing is known of how much has arrived.
        reject(share > 0 && share < 1 ? new UploadInterrupted(message) : new TypeError(message))
        xhr.abort()
      }
      const onAbort = () => {
        cleanUp()
        reject(request.signal.reason)
        xhr.abort()
      }
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        share = total > 0 ? loaded / total : 0
        onProgress(share)
        restartTimer(share < 1 ? stallTimeoutMs : responseTimeoutMs)
      })
      xhr.upload.addEventListener('load', () => {
        share = 1
        onProgress(share)
        restartTimer(responseTimeoutMs)
      })
      xhr.addEventListener('error', () => fail('The connection was lost half way.'))
      xhr.addEventListener('load', () => {
        cleanUp()
        const { status, statusText } = xhr
        resolve(
          new Response(bodylessStatuses.includes(status) ? null : xhr.response, {
            status,
            statusText,
            headers: parseHeaders(xhr),
          }),
        )
      })
      request.signal.addEventListener('abort', onAbort)
      restartTimer(stallTimeoutMs)
      xhr.send(body)
    })
