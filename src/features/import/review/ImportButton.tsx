import { useState } from 'react'
import { config } from '@/config'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { useSheet } from '../import-draft'
import { confirmImport } from '../send/sender'

/** Starts the import after a confirmation that shows the totals. */
export function ImportButton({ isWaiting }: { isWaiting: boolean }) {
  const { draft, state, summary } = useSheet()
  const { ready, toFix } = summary.counts
  const { outstanding, interest, compensation } = summary.totals
  const [isAsking, setAsking] = useState(false)
  const isBusy = isWaiting || state.pendingCommands > 0
  const label = `Import ${ready} ${toFix > 0 ? 'ready ' : ''}${ready === 1 ? 'debt' : 'debts'}`
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
              {`Outstanding ${formatMoney(outstanding)}, interest ${formatMoney(interest)}, compensation ${formatMoney(compensation)}.`}
            </p>
            <p>
              {`Debts cannot be removed here once added. If one should not have been, tell us: ${config.contactEmail}.`}
            </p>
          </>
        }
        confirm={label}
        onConfirm={() => void confirmImport(draft)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
