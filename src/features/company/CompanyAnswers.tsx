import type { CompanyEntry } from '@/api/clients'
import { addressText, contactText, entryName } from '@/components/addresses/text'
import { AnswersPanel, AnswersSection } from '@/components/answers/AnswersSection'
import { ButtonLink } from '@/ui/Buttons'
import { soleTrader } from './company-values'

/** Step 5: all answers with their Change links. */
export const CompanyAnswers = ({ values }: { values: CompanyEntry }) => (
  <AnswersPanel>
    <AnswersSection
      heading="Company"
      change={<ChangeLink section="company" step={1} />}
      answers={[
        ['Company type', values.company_type],
        ['Company name', values.company_name],
        ['Trading name', values.trading_name],
        ...(values.company_type === soleTrader
          ? []
          : [['Company number', values.company_number] satisfies [string, string]]),
        ['VAT number', values.vat_number],
      ]}
    />
    <AnswersSection
      heading="Address"
      change={<ChangeLink section="address" step={2} />}
      answers={values.addresses.map((address, index) => [
        entryName('Address', address.label, index),
        addressText(address),
      ])}
    />
    <AnswersSection
      heading="Contact"
      change={<ChangeLink section="contact" step={3} />}
      answers={values.contacts.map((contact, index) => [
        entryName('Contact', contact.label, index),
        contactText(contact),
      ])}
    />
    <AnswersSection
      heading="About you"
      change={<ChangeLink section="about you" step={4} />}
      answers={[
        ['How did you hear about us?', values.intro_source],
        ['Tell us more', values.intro_description],
      ]}
    />
  </AnswersPanel>
)

const ChangeLink = ({ section, step }: { section: string; step: number }) => (
  <ButtonLink
    to="/register-details"
    search={step > 1 ? { step } : {}}
    variant="ghost"
    size="sm"
    aria-label={`Change ${section}`}
  >
    Change
  </ButtonLink>
)
