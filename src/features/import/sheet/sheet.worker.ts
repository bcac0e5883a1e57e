import { expose } from 'comlink'
import { createSheetService } from './sheet-service'

export type SheetService = ReturnType<typeof createSheetService>

expose(createSheetService())
