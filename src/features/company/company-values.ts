import type { UseFormReturn } from 'react-hook-form'
import { type CompanyEntry, enteredCompany } from '@/api/clients'
import type { CurrentUser } from '@/api/user'
import { emptyAddress, emptyContact } from '@/api/wire/address-and-contact'

export type CompanyForm = UseFormReturn<CompanyEntry, unknown, Partial<CompanyEntry>>

export const soleTrader = 'Sole trader'

export const companyTypes = [
  'Limited company',
  'Public limited company',
  'Limited liability partnership',
  'Partnership',
  soleTrader,
  'Charity',
  'Community interest company',
  'Other',
]

/** Initial values, prefilled from the account. */
export const initialCompanyValues = (user: CurrentUser | undefined): CompanyEntry => ({
  ...enteredCompany.parse({}),
  addresses: [{ ...emptyAddress, isBilling: true }],
  contacts: [
    {
      ...emptyContact,
      label: user ? `${user.first_name} ${user.last_name}`.trim() : '',
      contact_value: user?.phone ?? '',
    },
  ],
})
