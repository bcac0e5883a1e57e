import { Link } from '@tanstack/react-router'
import { shortDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { useImport } from '../import-draft'
import type { LeftOut, ListedDebt } from '../sheet/protocol'
import styles from './rows-table.module.css'

/** A debt of the list in one line. */
const debtLabel = ({ name, customerRef, externalRef, amount, date }: ListedDebt) =>
  [name, customerRef || externalRef, formatMoney(amount), date && shortDate(date)]
    .filter(Boolean)
    .join(', ')

/** Why a row is left out, the debt that the list has instead, and a button that imports it. */
export function LeftOutNote({ rowNumber, leftOut }: { rowNumber: number; leftOut: LeftOut }) {
  const draft = useImport()
  const { text, listed, canInclude } = leftOut
  return (
    <>
      <p>Left out: {text}</p>
      {listed && (
        <p>
          <span>In your list: </span>
          <Link to="/debt-detail/$id" params={{ id: listed.id }} target="_blank">
            {debtLabel(listed)}
          </Link>
        </p>
      )}
      {canInclude && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void draft.change('include', [rowNumber])}
        >
          Import row {rowNumber}
        </button>
      )}
    </>
  )
}
