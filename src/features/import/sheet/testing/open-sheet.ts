import type { SheetField, SheetRow } from '../protocol'
import { createSheetService } from '../sheet-service'

type Commands = import('../protocol').SheetCommands

/** Today in these tests, late enough for the rows of the test files to be overdue. */
export const today = '2026-11-26'

/** Opens a file without a worker. */
export async function openFile(file: File, sheetName?: string) {
  const service = createSheetService()
  const result = await service.open(file, { today, rules: 'portal', sheetName })
  const run = <Name extends keyof Commands>(name: Name, ...input: Parameters<Commands[Name]>) =>
    ((service.sheet as Commands)[name] as (...input: unknown[]) => unknown)(...input) as ReturnType<
      Commands[Name]
    >
  return { result, run }
}

/** Opens a file that can be read. */
export async function openSheet(source: string | Uint8Array<ArrayBuffer>) {
  const { result, run } = await openFile(new File([source], 'debts.csv'))
  if (typeof result === 'string' || !('summary' in result)) throw new Error(JSON.stringify(result))
  let { summary } = result
  const allRows = () => {
    const rows = []
    for (let page = 1; rows.length < summary.counts.all; page += 1)
      rows.push(...run('rows', 'all', page))
    return rows
  }
  return {
    file: result.file,
    run,
    summary: () => summary,
    decide: (...input: Parameters<Commands['decide']>) => {
      summary = run('decide', ...input)
      return summary
    },
    setMatch: (column: number, field: SheetField | null) => {
      const others = summary.decisions.choices.filter(([index]) => index !== column)
      summary = run('decide', { choices: [...others, [column, field]] })
      return summary
    },
    edit: (row: number, field: SheetField, text: string) => {
      summary = run('edit', row, field, text)
      return summary
    },
    rows: allRows,
    /** The row with this number in the file. */
    row: (number: number) => {
      const found = allRows().find(({ rowNumber }) => rowNumber === number)
      if (!found) throw new Error(`No row ${number}`)
      return found
    },
    cell(number: number, field: SheetField): SheetRow['cells'][number] | undefined {
      return this.row(number).cells[summary.fields.indexOf(field)]
    },
    /** The bodies that would be sent. */
    bodies: () => run('batch', 'ready').map(({ body }) => body),
    /** Row numbers with their statuses and reasons. */
    statuses: () =>
      allRows().map(({ rowNumber, status, leftOut }) =>
        [rowNumber, status, leftOut?.reason].filter(Boolean).join(' '),
      ),
  }
}
