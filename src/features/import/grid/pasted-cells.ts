import Papa from 'papaparse'
import { shortenBlanks } from '@/lib/csv-records'

/** A block copied from a spreadsheet: tabs between cells, a line for each row. */
export const pastedCells = (text: string): string[][] =>
  Papa.parse<string[]>(shortenBlanks(text, '\t').replace(/\r\n?/g, '\n').replace(/\n$/, ''), {
    delimiter: '\t',
    newline: '\n',
  }).data
