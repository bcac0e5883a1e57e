import type { ReactNode } from 'react'
import type { CompanyEntry } from '@/api/clients'
import { addressText, contactText, placeName } from '@/components/addresses/text'
import { TextLink } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import { soleTrader } from './company-values'

/** Step 5: all answers, each with the way back to its question. */
export function Answers({ values }: { values: CompanyEntry }) {
  return (
    <>
      <Section heading="Company" step={1}>
        <DefinitionList
          items={[
            { term: 'Company type', value: values.company_type },
            { term: 'Company name', value: values.company_name },
            { term: 'Trading name', value: values.trading_name },
            ...(values.company_type === soleTrader
              ? []
              : [{ term: 'Company number', value: values.company_number }]),
            { term: 'VAT number', value: values.vat_number },
          ]}
        />
      </Section>
      <Section heading="Address" step={2}>
        <DefinitionList
          items={values.addresses.map((address, place) => ({
            term: placeName('Address', address.label, place),
            value: addressText(address),
          }))}
        />
      </Section>
      <Section heading="Contact" step={3}>
        <DefinitionList
          items={values.contacts.map((contact, place) => ({
            term: placeName('Contact', contact.label, place),
            value: contactText(contact),
          }))}
        />
      </Section>
      <Section heading="About you" step={4}>
        <DefinitionList
          items={[
            { term: 'How did you hear about us?', value: values.intro_source },
            { term: 'Tell us more', value: values.intro_description },
          ]}
        />
      </Section>
    </>
  )
}

function Section({
  heading,
  step,
  children,
}: {
  heading: string
  step: number
  children: ReactNode
}) {
  return (
    <Panel
      heading={heading}
      level={3}
      actions={
        <TextLink
          to="/register-details"
          search={step > 1 ? { step } : {}}
          aria-label={`Change ${heading.toLowerCase()}`}
        >
          Change
        </TextLink>
      }
    >
      {children}
    </Panel>
  )
}
