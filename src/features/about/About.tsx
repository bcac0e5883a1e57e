import { Box, Text } from '@chakra-ui/react'
import { EmailLink, PhoneLink } from '@/components/ContactLinks'
import { FeeTerms } from '@/components/claim/FeeTerms'
import { config } from '@/config'
import { feeRuleText } from '@/rules/fee'
import { ExternalLink } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import { Screen } from '@/ui/Screen'

const steps = [
  'Register, and open the link we send you.',
  'Tell us about your company once.',
  'Add what you are owed: one at a time with its invoices, or many at once from a spreadsheet.',
  'We check each debt and get in touch with the debtor.',
  'Follow every debt here: its status, notes, invoices and payments.',
]

const glossary = [
  {
    term: 'Late payment interest',
    value:
      'Statutory interest: what the law adds to a business debt for each day it is overdue. It does not apply to debts of private individuals.',
  },
  {
    term: 'Late payment compensation',
    value:
      'A fixed sum the law adds once to an overdue business debt: £40 below £1,000, £70 below £10,000, £100 for £10,000 or more.',
  },
  { term: 'Fixed Fee', value: 'A fixed sum for our work on the debt.' },
  { term: 'No Recovery No Fee', value: 'You pay for our work only if money is recovered.' },
  {
    term: 'Disputed',
    value:
      'The debtor says that some or all of it is not owed. That doesn’t end the claim: we need your side of it.',
  },
]

export function About() {
  return (
    <Screen
      heading="About us"
      intro="We are a regulated law-firm collections service: we recover what other businesses owe yours."
    >
      <Panel heading="How it works">
        <Box as="ol" listStyleType="decimal" ps="6">
          {steps.map((step) => (
            <Box as="li" key={step} mb="1">
              {step}
            </Box>
          ))}
        </Box>
      </Panel>
      <Panel heading="What it costs">
        <Text mb="2">The fee depends on the original amount of each debt.</Text>
        <DefinitionList
          items={[
            { term: 'Usually', value: feeRuleText('Fixed Fee') },
            {
              term: 'If you choose the lower limit for an import',
              value: feeRuleText('No Recovery No Fee'),
            },
          ]}
        />
        <Text mt="3">
          Before you save a debt, we show you which fee applies. <FeeTerms />
        </Text>
      </Panel>
      <Panel heading="Glossary">
        <DefinitionList items={glossary} />
      </Panel>
      <Panel heading="When you hear from us">
        <Text mb="2">
          After an import, our collection team will be in touch within 1 working day.
        </Text>
        <Text>
          Interest, compensation and totals in this portal are estimates, calculated on the day you
          view them.
        </Text>
      </Panel>
      <Panel heading="If you are not satisfied">
        <Text>
          Write to us or call us, using the details below. Our{' '}
          <ExternalLink href={config.complaintsUrl} isNewTab>
            complaints procedure
          </ExternalLink>{' '}
          says what happens next, how long it takes and who to contact after us.
        </Text>
      </Panel>
      <Panel heading="Accessibility">
        <Text mb="2">
          This portal is built to meet the Web Content Accessibility Guidelines 2.2 at level AA. You
          can use it with only a keyboard, with a screen reader, zoomed in to 400% and in dark
          colours.
        </Text>
        <Text>
          If you cannot use part of it, tell us what you were trying to do and we will help you
          another way.
        </Text>
      </Panel>
      <Panel heading="Who you are dealing with">
        <DefinitionList
          items={[
            { term: 'Name', value: config.productName },
            {
              term: 'Regulator registration number',
              value: (
                <>
                  {config.regulatorNumber} (
                  <ExternalLink href={config.regulatorUrl} isNewTab>
                    look it up on the regulator’s register
                  </ExternalLink>
                  )
                </>
              ),
            },
            { term: 'VAT number', value: config.vatNumber },
            { term: 'Registered office', value: config.registeredOffice },
            { term: 'Email', value: <EmailLink /> },
            { term: 'Phone', value: <PhoneLink /> },
            {
              term: 'Website',
              value: <ExternalLink href={config.marketingUrl}>{config.marketingUrl}</ExternalLink>,
            },
          ]}
        />
      </Panel>
    </Screen>
  )
}
