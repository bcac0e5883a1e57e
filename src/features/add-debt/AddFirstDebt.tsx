import { Box, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FeeTerms } from '@/components/claim/FeeTerms'
import { Glossary } from '@/components/claim/Glossary'
import { config } from '@/config'
import { feeRuleText } from '@/rules/fee'
import { feeTerms } from '@/rules/glossary'
import { TextLink } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { Screen } from '@/ui/Screen'
import { AddPanel, AddTabs } from './AddTabs'

const steps = ['Account', 'Company', 'First debt']

/** The last step of registering: the same form, with what a newcomer needs to know before it. */
export function AddFirstDebt({ by, csv }: { by: 'form' | 'csv'; csv: ReactNode }) {
  return (
    <Screen
      heading="Add your first debt"
      intro={<Steps />}
      actions={<TextLink to="/">I'll do this later</TextLink>}
    >
      <AddTabs by={by} />
      <AddPanel by={by} csv={csv} before={<BeforeYouStart />} />
    </Screen>
  )
}

/** Gone once the debt is saved. */
const BeforeYouStart = () => (
  <Panel heading="Before you start">
    <Text>Have ready:</Text>
    <Box as="ul" listStyleType="disc" ps="5" my="2">
      <li>the debtor's legal name and address</li>
      <li>the amount owed, and the date of the last invoice</li>
      <li>copies of the invoices</li>
      <li>whether the debtor disputes the debt</li>
    </Box>
    <Text>
      What it will cost: {feeRuleText('Fixed Fee')} <FeeTerms url={config.feeTermsUrl} />
    </Text>
    <Glossary summary="What the fee types mean" words={feeTerms} feeTermsUrl={config.feeTermsUrl} />
  </Panel>
)

function Steps() {
  return (
    <HStack as="ol" aria-label="Progress" listStyleType="none" gap="4" wrap="wrap">
      {steps.map((step, place) => {
        const current = place === steps.length - 1
        return (
          <Text
            as="li"
            key={step}
            aria-current={current ? 'step' : undefined}
            fontWeight={current ? 'semibold' : undefined}
          >
            {place + 1}. {step}
          </Text>
        )
      })}
    </HStack>
  )
}
