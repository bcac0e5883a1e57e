import { wrap } from 'comlink'
import { missingPart } from '@/lib/missing-code'
import type { OpenOptions, OpenResult, SheetCommands } from './protocol'
import type { SheetService } from './sheet.worker'

/** The answer of every call. Nothing is thrown; the message is a sentence for the screen. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; message: string }

const lost = (message: string) => ({ ok: false as const, message })
const closed = lost('The import was closed.')
const scriptMissing = lost(
  'The file could not be read: a part of the portal could not be loaded. Try again.',
)
const workerLost = lost('The file could not be read in this browser. Choose the file again.')

/** The methods of the sheet in the worker. */
type RemoteCommands = Record<keyof SheetCommands, (...input: unknown[]) => Promise<unknown>>

/** Starts a worker with an empty sheet. */
export function startSheet() {
  // Stryker disable next-line ObjectLiteral: Vite reads the options of a worker from the code.
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  const service = wrap<SheetService>(worker)
  let endWith: (end: ReturnType<typeof lost>) => void = () => undefined
  const end = new Promise<ReturnType<typeof lost>>((resolve) => {
    endWith = resolve
  })

  worker.addEventListener('error', (event) => {
    // An exception in the worker is an ErrorEvent; a script that failed to load is a plain Event.
    const isMissing = !(event instanceof ErrorEvent)
    if (isMissing) missingPart.report()
    endWith(isMissing ? scriptMissing : workerLost)
  })

  /** Comlink leaves calls pending when the worker fails or ends. */
  const race = <T>(call: Promise<unknown>): Promise<Outcome<T>> =>
    Promise.race([
      end,
      call.then(
        (value): Outcome<T> => ({ ok: true, value: value as T }),
        () => workerLost,
      ),
    ])

  return {
    /** Reads a file; a second call reads it anew under other options. */
    open: (file: File, options: OpenOptions) => race<OpenResult>(service.open(file, options)),
    /** Runs a command of the opened sheet: `handle.run('edit', 7, 'city', 'Leeds')`. */
    run: <Name extends keyof SheetCommands>(
      command: Name,
      ...input: Parameters<SheetCommands[Name]>
    ) =>
      race<ReturnType<SheetCommands[Name]>>(
        (service.sheet as unknown as RemoteCommands)[command](...input),
      ),
    /** Terminates the worker and frees the file; calls under way end as well. */
    close() {
      endWith(closed)
      worker.terminate()
    },
  }
}

/** The sheet of an import, in its worker. */
export type SheetHandle = ReturnType<typeof startSheet>
