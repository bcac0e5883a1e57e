import { createRequestHandler, type SheetRequest } from './sheet-service'

const handle = createRequestHandler((message) => self.postMessage(message))

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => void handle(data))
