import { expose } from 'comlink'
import { createSheetService } from '../sheet/sheet-service'

const deliver = (target: EventTarget, data: unknown) =>
  queueMicrotask(() => target.dispatchEvent(new MessageEvent('message', { data })))

/** A worker that runs the sheet on the page's own thread: jsdom and Node.js have none. */
export class InlineWorker extends EventTarget {
  private readonly inside = Object.assign(new EventTarget(), {
    postMessage: (data: unknown) => deliver(this, data),
  })

  constructor() {
    super()
    expose(createSheetService(), this.inside)
  }

  postMessage(data: unknown) {
    deliver(this.inside, data)
  }

  terminate() {}
}
