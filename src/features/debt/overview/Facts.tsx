import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { paidOf } from '@/api/debtor/claim'
import { type Debtor, mainAddress } from '@/api/debtor/debtor'
import { addressLines } from '@/components/addresses/entry-text'
import { isPrivateIndividual } from '@/rules/debtor-name'
import { fieldPathLabel } from '@/rules/field-path'
import { formatMoney } from '@/rules/money'
import { reportedText } from '@/rules/open-requests'
import { isInDispute } from '@/rules/waiting-for-you'
import { DateText } from '@/ui/DateText'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import { ContactValue } from '../ContactValue'
import { useOpenRequests } from '../requests/useOpenRequests'
import { UseTags } from '../UseTags'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

export function DebtFacts({ debtor }: { debtor: Debtor }) {
  const { debtor_debt: debt, customer_ref, external_ref } = debtor
  const paid = paidOf(debt)
  const reported = reportedText(useOpenRequests(debt))
  return (
    <Facts
      heading="The debt"
      facts={{
        customer_ref,
        external_ref,
        initial_debt: formatMoney(debt.initial_debt),
        total_payments: [paid > 0 && formatMoney(paid), reported].filter(Boolean).join('\n'),
        last_invoice_date: debt.last_invoice_date && <DateText at={debt.last_invoice_date} />,
        debt_disputed: yesNo(isInDispute(debt)),
        add_late_payment_interest: yesNo(debt.add_late_payment_interest),
        add_late_payment_compensation: yesNo(debt.add_late_payment_compensation),
        fee_type: debt.fee_type,
        debt_type: debt.debt_type,
        department: debt.department,
      }}
    />
  )
}

export function DebtorFacts({ debtor }: { debtor: Debtor }) {
  const address = mainAddress(debtor)
  const mainContact = (contact_type: 'Email' | 'Phone', contact_value: string) => {
    const doNotContact = debtor.debtor_contacts.some(
      (contact) => contact.doNotContact && contact.contact_value === contact_value,
    )
    return contact_value && <ContactValue contact={{ contact_type, contact_value, doNotContact }} />
  }
  return (
    <Facts
      heading="The debtor"
      facts={{
        company_name: debtor.company_name,
        trading_name: debtor.trading_name,
        company_type: debtor.company_type,
        company_number: debtor.company_number,
        vat_number: debtor.vat_number,
        nature_of_business: debtor.nature_of_business.join(', '),
        is_individual: isPrivateIndividual(debtor) && 'Yes',
        title: debtor.title,
        first_names: debtor.first_names,
        last_name: debtor.last_name,
        salutation: debtor.salutation,
        letter_title: debtor.letter_title,
        primary_email: mainContact('Email', debtor.primary_email),
        primary_phone: mainContact('Phone', debtor.primary_phone),
        primary_address: address && (
          <>
            <Box as="address" fontStyle="normal" whiteSpace="pre-line">
              {addressLines(address).join('\n')}
            </Box>
            <Flex wrap="wrap" gap="1" mt="1">
              <UseTags record={address} />
            </Flex>
          </>
        ),
      }}
    />
  )
}

/** Shorter than the labels of the form. */
const terms: Record<string, string> = {
  add_late_payment_interest: 'Late payment interest',
  add_late_payment_compensation: 'Late payment compensation',
}

/** The given fields of a record; those without a value are not listed. */
const Facts = ({ heading, facts }: { heading: string; facts: Record<string, ReactNode> }) => (
  <Panel heading={heading}>
    <Box
      fontSize="sm"
      mt="-2"
      css={{ '& dl > div': { gridTemplateColumns: 'minmax(8.5rem, 2fr) 3fr' } }}
    >
      <DefinitionList
        items={Object.entries(facts)
          .filter(([, value]) => value)
          .map(([field, value]) => ({ term: terms[field] ?? fieldPathLabel(field), value }))}
      />
    </Box>
  </Panel>
)
