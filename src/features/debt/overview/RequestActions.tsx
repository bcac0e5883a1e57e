import { Box, Text } from '@chakra-ui/react'
import { CircleCheckBig, CirclePause, CircleX, HandCoins, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Debtor } from '@/api/debtor/debtor'
import { config } from '@/config'
import { Button } from '@/ui/Buttons'
import { ContactLinks } from '@/ui/ContactLinks'
import { FormDialog } from '@/ui/Dialog'
import { lazyComponent } from '@/ui/lazy-component'
import { Panel } from '@/ui/Panel'
import { type RequestKind, requestLabels } from '../requests/note-requests'
import { PaymentDialog } from '../requests/PaymentDialog'
import type { PaymentExtent } from '../requests/PaymentForm'
import { useOpenRequests } from '../requests/useOpenRequests'

const RequestForm = lazyComponent(
  async () => ({ default: (await import('../requests/RequestForm')).RequestForm }),
  { shouldPreload: true },
)

/** Requests to the team. They are sent as notes, because the API has no endpoint for them. */
export function RequestActions({ debtor }: { debtor: Debtor }) {
  const [requestKind, setRequestKind] = useState<RequestKind | null>(null)
  const [paymentExtent, setPaymentExtent] = useState<PaymentExtent | null>(null)
  const open = useOpenRequests(debtor)
  const closeRequest = () => setRequestKind(null)
  return (
    <Panel heading="Has something changed?">
      <Box as="ul" listStyleType="none" mx="-3" mt="-2">
        <RequestAction
          Icon={CircleCheckBig}
          label="Tell us it has been paid"
          consequence="We check the payment and close the debt."
          onPress={() => setPaymentExtent('full')}
        />
        <RequestAction
          Icon={HandCoins}
          label="Report a part payment"
          consequence="We keep collecting the rest."
          onPress={() => setPaymentExtent('part')}
        />
        <RequestAction
          Icon={CirclePause}
          label={requestLabels.pause}
          consequence="We hold back until a day you choose."
          onPress={() => setRequestKind('pause')}
        />
        <RequestAction
          Icon={CircleX}
          label={requestLabels.withdraw}
          consequence="We stop collecting for good."
          onPress={() => setRequestKind('withdraw')}
        />
      </Box>
      <Text mt="3" fontSize="sm" color="fg.muted">
        Your request is added to the notes. Urgent? You can{' '}
        <ContactLinks phone={config.contactPhone} email={config.contactEmail} />.
      </Text>
      <FormDialog
        open={requestKind !== null}
        title={requestKind ? requestLabels[requestKind] : ''}
        onClose={closeRequest}
      >
        {requestKind && (
          <RequestForm
            kind={requestKind}
            debtId={debtor.debtor_debt.id}
            open={open.find(({ request }) => request.kind === requestKind)}
            // Closes synchronously, so that a second press cannot send the request twice.
            onDone={() => flushSync(closeRequest)}
          />
        )}
      </FormDialog>
      <PaymentDialog
        debtor={debtor}
        open={paymentExtent !== null}
        extent={paymentExtent ?? undefined}
        onClose={() => setPaymentExtent(null)}
      />
    </Panel>
  )
}

/** A button with a description of its effect. */
function RequestAction({
  Icon,
  label,
  consequence,
  onPress,
}: {
  Icon: LucideIcon
  label: string
  consequence: string
  onPress: () => void
}) {
  const id = useId()
  return (
    <Box as="li" position="relative" pb="2" borderRadius="md" _hover={{ bg: 'bg.subtle' }}>
      <Button
        variant="ghost"
        size="sm"
        w="full"
        px="3"
        justifyContent="flex-start"
        textAlign="start"
        aria-describedby={id}
        bg="transparent"
        // Extends the pressable area, and with it the outline, over the description.
        _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'md' }}
        _focusVisible={{
          outline: 'none',
          _after: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
        }}
        onClick={onPress}
      >
        <Icon aria-hidden />
        {label}
      </Button>
      <Text id={id} ps="2.375rem" fontSize="sm" color="fg.muted" mt="-1">
        {consequence}
      </Text>
    </Box>
  )
}
