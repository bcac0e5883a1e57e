import { type Remote, wrap } from 'comlink'
import { Failure } from '@/api/http/errors'
import { missingPart } from '@/lib/missing-code'
import type { OpenResult, SheetCommands } from './protocol'
import type { SheetService } from './sheet-service'

const failed = (message: string) => new Failure('refused', { message })
const workerLost = failed('The file could not be read in this browser. Choose the file again.')

/** Starts a worker with an empty sheet. Its calls reject with a `Failure`. */
export function startSheet() {
  // Stryker disable next-line ObjectLiteral: Vite reads the options of a worker from the code.
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  const service = wrap<SheetService>(worker)
  let endWith: (reason: Failure) => void = () => undefined
  const end = new Promise<never>((_, reject) => {
    endWith = reject
  })
  // It may end without a call under way.
  end.catch(() => undefined)

  worker.addEventListener('error', (event) => {
    // An exception in the worker is an ErrorEvent; a script that failed to load is a plain Event.
    if (!(event instanceof ErrorEvent)) missingPart.report()
    endWith(workerLost)
  })

  /** Comlink leaves calls pending when the worker fails or ends. */
  const race = <T>(call: Promise<T>): Promise<T> =>
    Promise.race([end, call.catch(() => Promise.reject(workerLost))])

  return {
    open: (...input: Parameters<SheetService['open']>) => race<OpenResult>(service.open(...input)),
    /** Runs a command of the opened sheet: `(sheet) => sheet.edit(7, 'city', 'Leeds')`. */
    run: <T>(command: (sheet: Remote<SheetCommands>) => Promise<T>) =>
      race(command(service.sheet as unknown as Remote<SheetCommands>)),
    /** Terminates the worker and frees the file; calls under way end as well. */
    close() {
      endWith(failed('The import was closed.'))
      worker.terminate()
    },
  }
}
