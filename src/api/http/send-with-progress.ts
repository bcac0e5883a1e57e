import { Failure } from './errors'

/** Called with the fraction of the body sent, from 0 to 1. */
export type OnProgress = (share: number) => void

/** An upload that sends no byte for this long has failed; its total time is not limited. */
const stallTimeoutMs = 30_000
/** The time for a response once the whole body is sent. */
const responseTimeoutMs = 90_000

const parseHeaders = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1)]
      })
      .filter(([name]) => name !== ''),
  )

const bodylessStatuses = [204, 205, 304]

/**
 * A `fetch` that reports the upload progress of a body, which only XMLHttpRequest offers. It can be
 * called again with the same body.
 * @throws {Failure} `no-network` when the body was sent in part, which the server cannot have processed
 * @throws {TypeError} when the body may have arrived
 */
export const fetchWithProgress =
  (body: FormData, onProgress: OnProgress): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init)
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) {
        // The browser sets this header itself, with the boundary of the body.
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
        // Without any progress event it is unknown how much has arrived.
        const isPartial = share > 0 && share < 1
        reject(isPartial ? new Failure('no-network', { message }) : new TypeError(message))
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
