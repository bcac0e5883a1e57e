import { Failure } from './errors'

/** An upload that sends no byte for this long has failed; its total time is not limited. */
const stallTimeoutMs = 30_000
/** The time for a response once the whole body is sent. */
const responseTimeoutMs = 90_000

/**
 * A `fetch` that reports the upload progress of a body, which only XMLHttpRequest offers.
 * @param onProgress called with the fraction of the body sent, from 0 to 1
 * @throws {Failure} `no-network` when the body was sent in part, which the server cannot have processed
 * @throws {Error} when the body may have arrived, or the request was redirected
 */
export const fetchWithProgress =
  (body: FormData, onProgress: (sentFraction: number) => void): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init)
      const xhr = new XMLHttpRequest()
      let sentFraction = 0
      let timer: ReturnType<typeof setTimeout>
      function end(settle: () => void) {
        clearTimeout(timer)
        settle()
        xhr.abort()
      }
      function fail(message: string) {
        // Without any progress event it is unknown how much has arrived.
        const isPartial = sentFraction > 0 && sentFraction < 1
        end(() => reject(isPartial ? new Failure('no-network', { message }) : new Error(message)))
      }
      const stop = () => fail('Upload stopped: nothing was sent for 30 seconds.')
      function report(fraction: number) {
        sentFraction = fraction
        onProgress(fraction)
        clearTimeout(timer)
        timer = setTimeout(stop, fraction < 1 ? stallTimeoutMs : responseTimeoutMs)
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
      request.signal.addEventListener('abort', () => end(() => reject(request.signal.reason)))
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
      xhr.responseType = 'blob'
      report(0)
      xhr.send(body)
    })
