import { Box } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { config } from '@/config'
import type { Consent } from '@/third-party/consent'
import { Button } from '@/ui/Buttons'
import { CookieChoice } from './CookieChoice'
import { useConsent } from './useConsent'

/** Section 1 of the specification, or its replacement if consent is required. */
const ruleTexts = {
  implied:
    'By using this portal you accept cookies from an advertising service and an analytics service.',
  ask: 'Cookies from an advertising service and an analytics service are used only if you accept them.',
}

const stateTexts: Record<Consent, string> = {
  none: '',
  unasked: '',
  accepted: '',
  rejected: ' You have rejected them in this browser: none are used.',
  withheld: ' Your browser asks not to be tracked (Global Privacy Control): none are used.',
}

/** The cookie statement in the footer, with a button to change the choice. */
export function CookieSettings() {
  const state = useConsent()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const hasChoice = state !== 'none' && state !== 'withheld'
  return (
    <Box>
      <p>
        {ruleTexts[config.cookieConsent]}
        {stateTexts[state]}
      </p>
      {hasChoice && (
        <Button
          ref={button}
          variant="ghost"
          px="0"
          minH="8"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Cookie choices
        </Button>
      )}
      {hasChoice && isOpen && (
        <Box id={id} role="group" aria-label="Cookie choices" py="3" color="fg">
          <CookieChoice
            onChosen={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        </Box>
      )}
    </Box>
  )
}
