import { expose } from 'comlink'
import { createSheetService } from './sheet-service'

expose(createSheetService())
