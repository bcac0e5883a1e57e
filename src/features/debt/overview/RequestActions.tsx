import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Debtor } from '@/api/debtors'
import { config } from '@/config'
import { Button } from '@/ui/Buttons'
import { ContactLinks } from '@/ui/ContactLinks'
import { FormDialog } from '@/ui/FormDialog'
import { Panel } from '@/ui/Panel'
import { PaymentDialog } from '../requests/PaymentDialog'
import type { PaymentExtent } from '../requests/PaymentForm'
import { RequestForm, type RequestKind, requestLabels } from '../requests/RequestForm'
import { useOpenRequests } from '../requests/useOpenRequests'

const kinds: readonly RequestKind[] = ['pause', 'withdraw']

/** Requests no call exists for: a note carries them, or the client calls or writes. */
export function RequestActions({ debtor }: { debtor: Debtor }) {
  const [asking, setAsking] = useState<RequestKind | null>(null)
  const [reporting, setReporting] = useState<PaymentExtent | null>(null)
  const open = useOpenRequests(debtor)
  const stopAsking = () => setAsking(null)
  return (
    <Panel heading="Has something changed?">
      <Flex wrap="wrap" gap="3">
        {kinds.map((kind) => (
          <Button key={kind} variant="outline" onClick={() => setAsking(kind)}>
            {requestLabels[kind]}
          </Button>
        ))}
        <Button variant="outline" onClick={() => setReporting('full')}>
          Tell us it has been paid
        </Button>
        <Button variant="outline" onClick={() => setReporting('part')}>
          Report a part payment
        </Button>
      </Flex>
      <Text mt="4" color="fg.muted">
        Your request is added to the notes. After a part payment we’ll keep collecting the rest.
        Urgent? You can <ContactLinks phone={config.contactPhone} email={config.contactEmail} />.
      </Text>
      <FormDialog
        open={asking !== null}
        title={asking ? requestLabels[asking] : ''}
        onClose={stopAsking}
      >
        {asking && (
          <RequestForm
            kind={asking}
            debtId={debtor.debtor_debt.id}
            open={open.find(({ request }) => request.kind === asking)}
            // Closed before the form takes another press, which would ask twice.
            onDone={() => flushSync(stopAsking)}
          />
        )}
      </FormDialog>
      <PaymentDialog
        debtor={debtor}
        open={reporting !== null}
        extent={reporting ?? undefined}
        onClose={() => setReporting(null)}
      />
    </Panel>
  )
}
