import { afterEach, beforeEach, vi } from 'vitest'

/** A connection that sends, stalls or breaks on the test's command. */
export class UploadConnection extends EventTarget {
  static all: UploadConnection[] = []
  upload = new EventTarget()
  headers: Record<string, string> = {}
  status = 0
  statusText = ''
  response: unknown = null
  sent: unknown
  aborted = false
  constructor() {
    super()
    UploadConnection.all.push(this)
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-a: b: c\r\n'
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.aborted = true
  }
  report(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  move(loaded: number, total: number) {
    this.report(loaded, total)
    if (loaded === total) this.upload.dispatchEvent(new Event('load'))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, response: JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
  }
  drop() {
    this.dispatchEvent(new Event('error'))
  }
}

/** Replaces the browser's upload connections. */
export function stubUploadConnections(): void {
  beforeEach(() => {
    UploadConnection.all = []
    vi.stubGlobal('XMLHttpRequest', UploadConnection)
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
