import { afterEach, beforeEach, vi } from 'vitest'

/** A connection of an upload, which sends, stalls or breaks on the test's command. */
export class UploadConnection extends EventTarget {
  static all: UploadConnection[] = []
  upload = new EventTarget()
  headers: Record<string, string> = {}
  method = ''
  url = ''
  responseURL = ''
  status = 0
  statusText = ''
  response: unknown = null
  sent: FormData | null = null
  isAborted = false
  responseHeaders: Record<string, string> = { 'content-type': 'application/json' }
  constructor() {
    super()
    UploadConnection.all.push(this)
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url, responseURL: url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value
  }
  getResponseHeader(name: string) {
    return this.responseHeaders[name] ?? null
  }
  send(body: FormData) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
  }
  report(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  finishSending() {
    this.report(9, 9)
    this.upload.dispatchEvent(new Event('load'))
  }
  respond(status: number, body: unknown, responseURL = this.url) {
    Object.assign(this, { status, response: JSON.stringify(body), responseURL })
    this.dispatchEvent(new Event('load'))
  }
  drop() {
    this.dispatchEvent(new Event('error'))
  }
}

/** A connection that the server of the test answers, and that follows redirects as a GET. */
class ServedUpload extends UploadConnection {
  override async send(body: FormData) {
    super.send(body)
    this.finishSending()
    const { url, method, headers } = this
    try {
      // Reading the bytes of a file takes real time, which a test with a clock of its own does not wait for.
      const response = await fetch(new Request(url, { method, headers, body: 'multipart' }))
      const { status } = response
      Object.assign(this, { status, response: await response.blob() })
      this.responseURL = response.headers.get('x-url') ?? url
      this.responseHeaders = Object.fromEntries(response.headers)
      this.dispatchEvent(new Event('load'))
    } catch {
      this.drop()
    }
  }
}

/** Replaces the browser's upload connections. */
export function stubUploadConnections({ isServed = false } = {}): void {
  beforeEach(() => {
    UploadConnection.all = []
    vi.stubGlobal('XMLHttpRequest', isServed ? ServedUpload : UploadConnection)
  })
  afterEach(() => void vi.unstubAllGlobals())
}

/** The connection of the next upload, once it is open. @param count the uploads so far, with it */
export async function connectionOpened(count = 1): Promise<UploadConnection> {
  await vi.waitFor(() => {
    if (UploadConnection.all.length < count) throw new Error('nothing was sent')
  })
  return UploadConnection.all[count - 1] as UploadConnection
}
