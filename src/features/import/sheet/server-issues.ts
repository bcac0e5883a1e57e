import { fieldPathLabel } from '@/rules/field-path'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import type { SendResults } from './protocol'
import type { Issue } from './row-cells'

/** Fields of the API whose column has another name. */
const columnsByField: Record<string, ImportColumn> = {
  debt_disputed: 'is_disputed',
  contact_value: 'primary_email',
}

/** The column of an API field path, such as `debtor_addresses.0.city`. */
function columnOf(path: string): ImportColumn | null {
  const last = path.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? ''
  return importColumns.find((column) => column === last) ?? columnsByField[last] ?? null
}

/** Converts the server's messages about a refused row to issues of its cells. */
export function refusalIssues(reasons: SendResults['refused'][number]['reasons']): Issue[] {
  if (reasons.length === 0)
    return [{ field: null, value: '', message: 'The server refused this row without a reason' }]
  return reasons.map(({ path, message }) => {
    const field = columnOf(path)
    const prefix = field || path === '' ? '' : `${fieldPathLabel(path)}: `
    return { field, value: '', message: `${prefix}${message}` }
  })
}
