import { useState } from 'react'
import { config } from '@/config'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import type { Review } from './review'

/** The one press that sends, after a second one that has seen the sums. */
export function ImportButton({
  review: { toSend, toFix, totals },
  busy,
  onImport,
}: {
  review: Review
  busy: boolean
  onImport: () => void
}) {
  const [asking, setAsking] = useState(false)
  const debts = `${toFix.length > 0 ? 'ready ' : ''}${toSend.length === 1 ? 'debt' : 'debts'}`
  const words = `Import ${toSend.length} ${debts}`
  return (
    <>
      <Button busy={busy} onClick={() => !busy && setAsking(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words}
        body={
          <>
            <p>
              Outstanding {formatMoney(totals.outstanding)}, interest {formatMoney(totals.interest)}
              , compensation {formatMoney(totals.compensation)}.
            </p>
            <p>
              Debts cannot be removed here once added. If one should not have been, tell us:{' '}
              {config.contactEmail}.
            </p>
          </>
        }
        confirm={words}
        tone="brand"
        onConfirm={() => {
          setAsking(false)
          onImport()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
