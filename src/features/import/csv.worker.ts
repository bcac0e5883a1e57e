import type { ReaderReply, ReaderRequest } from './open-reader'
import { createReader } from './reader'

const reader = createReader()
/** Small enough that taking in a message never holds up the page. */
const rowsPerMessage = 500

const reply = (message: ReaderReply) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  if (data.kind === 'read') {
    reply({ kind: 'read', id: data.id, result: reader.read(data.bytes) })
    return
  }
  const { rows, dateOrderOpen } = reader.check(data.settings)
  for (let start = 0; start < rows.length; start += rowsPerMessage) {
    reply({ kind: 'rows', id: data.id, rows: rows.slice(start, start + rowsPerMessage) })
  }
  reply({ kind: 'checked', id: data.id, dateOrderOpen })
})
