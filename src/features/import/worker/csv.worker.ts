import type { SheetReply, SheetRequest } from './open-sheet'
import { createSheetService } from './sheet-service'

const reply = (message: SheetReply) => self.postMessage(message)
const service = createSheetService((share) => reply({ kind: 'progress', share }))

/** A DOMException usually means that the file was changed or moved after it was chosen. */
const errorMessage = (error: unknown) =>
  error instanceof DOMException
    ? 'The file could not be read. Has it been changed or moved? Choose it again.'
    : `The file could not be read. ${error}`

self.addEventListener('message', async ({ data }: MessageEvent<SheetRequest>) => {
  const { id, call, input } = data
  try {
    const value = await (service[call] as (...values: unknown[]) => unknown)(...input)
    reply({ kind: 'result', id, value })
  } catch (error) {
    reply({ kind: 'failed', id, message: errorMessage(error) })
  }
})
