// A column whose field is being chosen, and tests of its values.
import { hasLegalForm } from '@/rules/organisation'
import { otherCurrencyOfHeader } from '../cells/currency'
import { signedPence } from '../cells/signed-pence'
import type { SheetColumn, SheetField } from './protocol'
import { isMoney, mostFit } from './values'

/** A column while fields are chosen. */
export interface Column extends SheetColumn {
  /** The fields that it may hold, until it has one or may not have any. */
  ranks: Map<SheetField, number>
  /** Its first values that are not blank. */
  texts: readonly string[]
}
export type Row = readonly string[]
export type Rows = readonly Row[]

export const withField = (columns: readonly Column[], field: SheetField) =>
  columns.filter(({ ranks }) => ranks.has(field))
export const textIn = (cells: Row, column?: Column) => cells[column?.index ?? -1]?.trim() ?? ''
export const penceIn = (cells: Row, column?: Column) => signedPence(textIn(cells, column))
/** Whether an amount is less than another one in some row. */
export const isLess = (one: Column, other: Column, rows: Rows) =>
  rows.some((cells) => penceIn(cells, one) < penceIn(cells, other))
export const holdsMoney = ({ texts }: Column) =>
  texts.some((text) => isMoney(text) && /[1-9]/.test(text))
/** Whether a column that is not known for something else holds names of companies. */
export const holdsCompanies = ({ field, ranks, texts }: Column) =>
  !field && (ranks.size === 0 || ranks.has('company_name')) && mostFit(texts, hasLegalForm, 0.5)
export const isForeign = ({ header }: Column) => otherCurrencyOfHeader(header) !== null
