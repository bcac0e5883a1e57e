import { createRequestHandler, type SheetReply, type SheetRequest } from '../worker/sheet-service'

/** A worker that handles its requests on the page's own thread: jsdom and Node.js have none. */
export class InlineWorker extends EventTarget {
  private readonly handle = createRequestHandler((data: SheetReply) =>
    this.dispatchEvent(new MessageEvent('message', { data })),
  )

  postMessage(request: SheetRequest) {
    void this.handle(request)
  }

  terminate() {}
}
