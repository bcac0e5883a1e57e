import { draftFor, keepDraft } from '@/session/drafts'
import { ButtonLink } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { noteDraft } from '../notes/note-draft'

const beginning = 'Payment received directly\nAmount: £\nDate: \nReference: '

/** Payments made past those who collect are reported as a note; this one is begun already. */
export function ReportPayment({ debtorId }: { debtorId: number }) {
  return (
    <Panel heading="Paid you directly?">
      <p>
        Tell us the amount, the date and the reference in a note, so that we stop asking for money
        you already have.
      </p>
      <br />
      <ButtonLink
        to="."
        search={{ tab: 'notes' } as never}
        state
        variant="outline"
        onClick={() => {
          const place = noteDraft(debtorId)
          if (!draftFor<string>(place)) keepDraft(place, beginning)
        }}
      >
        Report a payment
      </ButtonLink>
    </Panel>
  )
}
