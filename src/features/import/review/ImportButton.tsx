import { useState } from 'react'
import { config } from '@/config'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { longImport } from '../choose/file-limits'
import type { Review } from './summary'

/** Starts the import after a confirmation that shows the totals. */
export function ImportButton({
  review: { counts, totals },
  shownChanges,
  busy,
  onImport,
}: {
  review: Review
  shownChanges: number
  busy: boolean
  /** @param shownChanges changes seen when the button was pressed; the dialog hides later ones */
  onImport: (shownChanges: number) => void
}) {
  const [shownAtPress, setShownAtPress] = useState<number | null>(null)
  const debts = `${counts['to-fix'] > 0 ? 'ready ' : ''}${totals.rows === 1 ? 'debt' : 'debts'}`
  const label = `Import ${totals.rows} ${debts}`
  return (
    <>
      <Button busy={busy} onClick={() => !busy && setShownAtPress(shownChanges)}>
        {label}
      </Button>
      <ConfirmDialog
        open={shownAtPress !== null}
        title={label}
        body={
          <>
            <p>
              Outstanding {formatMoney(totals.outstanding)}, interest {formatMoney(totals.interest)}
              , compensation {formatMoney(totals.compensation)}.
            </p>
            {totals.rows > longImport && (
              <p>Sending so many takes a while, and this tab has to stay open until it is done.</p>
            )}
            <p>
              Debts cannot be removed here once added. If one should not have been, tell us:{' '}
              {config.contactEmail}.
            </p>
          </>
        }
        confirm={label}
        tone="brand"
        onConfirm={() => {
          // While rows are compared the dialog stays open, so that the press does not look like an import.
          if (busy || shownAtPress === null) return
          setShownAtPress(null)
          onImport(shownAtPress)
        }}
        onClose={() => setShownAtPress(null)}
      />
    </>
  )
}
