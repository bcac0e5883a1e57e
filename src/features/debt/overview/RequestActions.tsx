import { Box, Text } from '@chakra-ui/react'
import { CircleCheckBig, CirclePause, CircleX, HandCoins, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { config } from '@/config'
import { Button } from '@/ui/Buttons'
import { ContactLinks } from '@/ui/ContactLinks'
import { Panel } from '@/ui/Panel'
import { type RequestStart, requestLabels } from '../requests/note-requests'
import { RequestDialog } from '../requests/RequestDialog'

const actions: readonly {
  start: RequestStart
  Icon: LucideIcon
  label: string
  consequence: string
}[] = [
  {
    start: { kind: 'payment', extent: 'full' },
    Icon: CircleCheckBig,
    label: 'Tell us it has been paid',
    consequence: 'We check the payment and close the debt.',
  },
  {
    start: { kind: 'payment', extent: 'part' },
    Icon: HandCoins,
    label: 'Report a part payment',
    consequence: 'We keep collecting the rest.',
  },
  {
    start: { kind: 'pause' },
    Icon: CirclePause,
    label: requestLabels.pause,
    consequence: 'We hold back until a day you choose.',
  },
  {
    start: { kind: 'withdraw' },
    Icon: CircleX,
    label: requestLabels.withdraw,
    consequence: 'We stop collecting for good.',
  },
]

/** Requests to the team. They are sent as notes, because the API has no endpoint for them. */
export function RequestActions({ debtor }: { debtor: Debtor }) {
  const [start, setStart] = useState<RequestStart | null>(null)
  const id = useId()
  return (
    <Panel heading="Has something changed?">
      <Box as="ul" listStyleType="none" mx="-3" mt="-2">
        {actions.map(({ Icon, label, consequence, start: request }, index) => (
          <Box
            key={label}
            as="li"
            position="relative"
            pb="2"
            borderRadius="md"
            _hover={{ bg: 'bg.subtle' }}
          >
            <Button
              variant="ghost"
              size="sm"
              w="full"
              px="3"
              justifyContent="flex-start"
              textAlign="start"
              aria-describedby={`${id}-${index}`}
              bg="transparent"
              // Extends the pressable area, and with it the outline, over the description.
              _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'md' }}
              _focusVisible={{
                outline: 'none',
                _after: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
              }}
              onClick={() => setStart(request)}
            >
              <Icon aria-hidden />
              {label}
            </Button>
            <Text id={`${id}-${index}`} ps="2.375rem" fontSize="sm" color="fg.muted" mt="-1">
              {consequence}
            </Text>
          </Box>
        ))}
      </Box>
      <Text mt="3" fontSize="sm" color="fg.muted">
        Your request is added to the notes. Urgent? You can{' '}
        <ContactLinks phone={config.contactPhone} email={config.contactEmail} />.
      </Text>
      <RequestDialog debtor={debtor} start={start} onClose={() => setStart(null)} />
    </Panel>
  )
}
