import { Failure } from './errors'

/** Called with the fraction of the body sent, from 0 to 1. */
export type OnProgress = (sentFraction: number) => void

/** An upload that sends no byte for this long has failed; its total time is not limited. */
const stallTimeoutMs = 30_000
/** The time for a response once the whole body is sent. */
const responseTimeoutMs = 90_000

/**
 * A `fetch` that reports the upload progress of a body, which only XMLHttpRequest offers.
 * @throws {Failure} `no-network` when the body was sent in part, which the server cannot have processed
 * @throws {Error} when the body may have arrived, or the request was redirected
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

      let sentFraction = 0
      let timer: ReturnType<typeof setTimeout>
      const onAbort = () => end(() => reject(request.signal.reason))
      function end(settle: () => void) {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', onAbort)
        settle()
        xhr.abort()
      }
      function fail(message: string) {
        // Without any progress event it is unknown how much has arrived.
        const isPartial = sentFraction > 0 && sentFraction < 1
        const error = isPartial ? new Failure('no-network', { message }) : new Error(message)
        end(() => reject(error))
      }
      function startTimer(ms: number) {
        clearTimeout(timer)
        timer = setTimeout(() => fail('Upload stopped: nothing was sent for 30 seconds.'), ms)
      }
      function report(fraction: number) {
        sentFraction = fraction
        onProgress(fraction)
        startTimer(fraction < 1 ? stallTimeoutMs : responseTimeoutMs)
      }
      xhr.upload.addEventListener('progress', ({ loaded, total }) =>
        report(total > 0 ? loaded / total : 0),
      )
      xhr.upload.addEventListener('load', () => report(1))
      xhr.addEventListener('error', () => fail('Connection lost during the upload.'))
      xhr.addEventListener('load', () => {
        // An XMLHttpRequest follows redirects, as a GET.
        if (xhr.responseURL !== request.url) return fail('The upload was redirected.')
        const { status, response } = xhr
        // Across origins, asking for most others is reported as an error in the console.
        const headers = { 'content-type': xhr.getResponseHeader('content-type') ?? '' }
        // A `Response` of these statuses has no body.
        const content = [204, 205, 304].includes(status) ? null : response
        end(() => resolve(new Response(content, { status, headers })))
      })
      request.signal.addEventListener('abort', onAbort)
      startTimer(stallTimeoutMs)
      xhr.send(body)
    })
