import { checkRegisteredName } from '@/rules/organisation'
import { FieldRow } from '@/ui/form/FieldRow'
import { DebtField } from './DebtField'
import { warningOf } from './warnings'

/** The name and number of the business that owes the money. */
export const CompanyFields = ({
  isCompany,
  isNameOptional = !isCompany,
}: {
  /** True for a company, false for a sole trader or partnership. */
  isCompany: boolean
  isNameOptional?: boolean
}) => (
  <FieldRow columns="3fr 2fr">
    <DebtField
      name="company_name"
      isOptional={isNameOptional}
      hint={
        isCompany
          ? 'Including Ltd or PLC; not the trading name.'
          : 'Name of the partnership or business, if it has one.'
      }
      warning={isCompany ? warningOf(checkRegisteredName) : undefined}
      deps={['last_name']}
    />
    <DebtField name="company_number" />
  </FieldRow>
)

/** All fields of a person: the debtor, or the addressee at a company. */
export const PersonFields = ({ isLastNameOptional }: { isLastNameOptional: boolean }) => (
  <FieldRow columns="2fr 3fr 3fr 3fr 3fr">
    <DebtField name="title" />
    <DebtField name="first_names" />
    <DebtField name="last_name" isOptional={isLastNameOptional} />
    <DebtField name="salutation" />
    <DebtField name="letter_title" />
  </FieldRow>
)
