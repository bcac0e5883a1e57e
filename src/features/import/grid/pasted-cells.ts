import Papa from 'papaparse'
import { shortenBlanks } from '@/lib/csv-records'

/** Parses text copied from a spreadsheet: cells separated by tabs, rows by line breaks. */
export const pastedCells = (text: string): string[][] =>
  Papa.parse<string[]>(shortenBlanks(text, '\t').replace(/\r\n?/g, '\n').replace(/\n$/, ''), {
    delimiter: '\t',
    newline: '\n',
  }).data
