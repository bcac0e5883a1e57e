import { useState } from 'react'
import { config } from '@/config'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { useSheet } from '../import-draft'

/** Rows from which the person is warned that sending takes a while. */
const longImport = 2_000

/** Starts the import after a confirmation that shows the totals. */
export function ImportButton({ isWaiting }: { isWaiting: boolean }) {
  const { draft, state, summary } = useSheet()
  const { counts, totals } = summary
  const [isAsking, setAsking] = useState(false)
  const isBusy = isWaiting || state.pendingCommands > 0
  const debts = `${counts.toFix > 0 ? 'ready ' : ''}${counts.ready === 1 ? 'debt' : 'debts'}`
  const label = `Import ${counts.ready} ${debts}`
  return (
    <>
      <Button busy={isBusy} onClick={() => !isBusy && setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={label}
        body={
          <>
            <p>
              {`Outstanding ${formatMoney(totals.outstanding)}, interest ${formatMoney(totals.interest)}, compensation ${formatMoney(totals.compensation)}.`}
            </p>
            {counts.ready > longImport && (
              <p>Large imports take a while. Keep this tab open until all rows are sent.</p>
            )}
            <p>
              {`Debts cannot be removed here once added. If one should not have been, tell us: ${config.contactEmail}.`}
            </p>
          </>
        }
        confirm={label}
        onConfirm={() => {
          // While rows are compared the dialog stays open, so that the press does not look like an import.
          if (isBusy) return
          setAsking(false)
          void draft.confirm()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
