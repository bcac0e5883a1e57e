import { proxy, type Remote, wrap } from 'comlink'
import { missingPart } from '@/lib/missing-code'
import type { Decisions, OpenResult, ReadOptions, SheetCommands } from './protocol'
import type { SheetService } from './sheet.worker'

type Settings = Pick<Decisions, 'today' | 'rules'>

interface Lost {
  ok: false
  /** A sentence for the screen. */
  message: string
}

/** The answer of every call. Nothing is thrown. */
export type Outcome<T> = { ok: true; value: T } | Lost

const closed: Lost = { ok: false, message: 'The import was closed.' }
const scriptMissing: Lost = {
  ok: false,
  message: 'The file could not be read: a part of the portal could not be loaded. Try again.',
}
const workerLost: Lost = {
  ok: false,
  message: 'The file could not be read in this browser. Choose the file again.',
}

/** The sheet of an import, in its worker. */
export interface SheetHandle {
  /**
   * Reads a file; a second call reads it anew under other options.
   * @param onProgress receives the share that has been read, 0 to 1
   */
  open(
    file: File,
    settings: Settings,
    options: ReadOptions,
    onProgress: (share: number) => void,
  ): Promise<Outcome<OpenResult>>
  /** Runs a command of the opened sheet: `handle.run('edit', 7, 'city', 'Leeds')`. */
  run<Name extends keyof SheetCommands>(
    command: Name,
    ...input: Parameters<SheetCommands[Name]>
  ): Promise<Outcome<ReturnType<SheetCommands[Name]>>>
  /** Terminates the worker and frees the file; calls under way end as well. */
  close(): void
}

/** Starts a worker with an empty sheet. */
export function startSheet(): SheetHandle {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  const service: Remote<SheetService> = wrap<SheetService>(worker)
  let endWith: (lost: Lost) => void = () => undefined
  const end = new Promise<Lost>((resolve) => {
    endWith = resolve
  })

  worker.addEventListener('error', (event) => {
    // An exception in the worker is an ErrorEvent; a script that failed to load is a plain Event.
    const isMissing = !(event instanceof ErrorEvent)
    if (isMissing) missingPart.report()
    endWith(isMissing ? scriptMissing : workerLost)
  })

  /** Comlink leaves calls pending when the worker fails or ends. */
  const race = <T>(call: PromiseLike<T>): Promise<Outcome<T>> =>
    Promise.race([
      end,
      call.then(
        (value): Outcome<T> => ({ ok: true, value }),
        () => workerLost,
      ),
    ])

  return {
    open: (file, settings, options, onProgress) =>
      race<OpenResult>(service.open(file, settings, options, proxy(onProgress))),
    run<Name extends keyof SheetCommands>(
      command: Name,
      ...input: Parameters<SheetCommands[Name]>
    ) {
      const result: Promise<unknown> = service.run(command, input)
      return race(result as Promise<ReturnType<SheetCommands[Name]>>)
    },
    close() {
      endWith(closed)
      worker.terminate()
    },
  }
}
