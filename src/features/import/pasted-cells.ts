import Papa from 'papaparse'

/** A block copied from a spreadsheet: tabs between cells, a line for each row. */
export const pastedCells = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''), {
    delimiter: '\t',
    newline: '\n',
  }).data
