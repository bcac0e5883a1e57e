import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import type { TeamRequest } from '@/rules/team-request'
import { drafts } from '@/session/drafts'
import { Button } from '@/ui/Buttons'
import { Dialog } from '@/ui/Dialog'
import { PaymentForm } from './PaymentForm'
import { StopForm } from './StopForm'

const labels: Record<TeamRequest['kind'], string> = {
  payment: 'Report a payment',
  pause: 'Ask us to pause',
  withdraw: 'Ask us to withdraw',
}

/** The requests to the team, which are sent as notes. */
export const RequestButtons = ({ debtor }: { debtor: Debtor }) => (
  <Flex wrap="wrap" gap="2">
    <RequestButton debtor={debtor} kind="payment" />
    <RequestButton debtor={debtor} kind="pause" />
    <RequestButton debtor={debtor} kind="withdraw" />
  </Flex>
)

/** Opens the dialog of a request, and opens it again where what was typed has not been sent. */
export function RequestButton({ debtor, kind }: { debtor: Debtor; kind: TeamRequest['kind'] }) {
  const draftKey = `${kind}:${debtor.id}`
  const [open, setOpen] = useState(() => (drafts.has(draftKey) ? {} : null))
  // A request that was sent late does not close a dialog opened since.
  const close = () => setOpen((now) => (now === open ? null : now))
  const request = { debtor, draftKey, onDone: close }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen({})}>
        {labels[kind]}
      </Button>
      {open && (
        <Dialog
          title={labels[kind]}
          onClose={() => {
            drafts.delete(draftKey)
            close()
          }}
        >
          {kind === 'payment' ? (
            <PaymentForm {...request} />
          ) : (
            <StopForm {...request} kind={kind} label={labels[kind]} />
          )}
        </Dialog>
      )}
    </>
  )
}
