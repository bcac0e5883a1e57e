import { Box, Text } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FeeTerms } from '@/components/claim/FeeTerms'
import { feeRuleText } from '@/rules/fee'
import { TextLink } from '@/ui/Buttons'
import { Disclosure } from '@/ui/Disclosure'
import { Screen } from '@/ui/Screen'
import { StepList } from '@/ui/StepList'
import { AddDebtTabs } from './AddDebt'

const steps = [{ label: 'Account' }, { label: 'Company' }, { label: 'First debt' }]

/** The last step of registering: the same form, with what a newcomer needs to know before it. */
export function AddFirstDebt({ by, csv }: { by: 'form' | 'csv'; csv: ReactNode }) {
  const [isSaved, setSaved] = useState(false)
  const navigate = useNavigate()
  return (
    <Screen
      heading="Add your first debt"
      width="full"
      intro={
        <StepList label="Progress" steps={steps} current={steps.length - 1} isDone={isSaved} />
      }
      actions={!isSaved && <TextLink to="/">I'll do this later</TextLink>}
    >
      <AddDebtTabs
        by={by}
        csv={csv}
        before={<BeforeYouStart />}
        onSaved={() => setSaved(true)}
        onAnother={() => void navigate({ to: '/add-debt' })}
      />
    </Screen>
  )
}

const BeforeYouStart = () => (
  <Box mb="2">
    <Disclosure summary="Before you start: what to have ready, and what it costs">
      <Box as="ul" listStyleType="disc" ps="5" mb="2">
        <li>the debtor's legal name and address</li>
        <li>the amount owed, and the date of the last invoice</li>
        <li>copies of the invoices</li>
        <li>whether the debtor disputes the debt</li>
      </Box>
      <Text>
        What it will cost: {feeRuleText('Fixed Fee')} <FeeTerms />
      </Text>
    </Disclosure>
  </Box>
)
