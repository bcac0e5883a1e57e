import { Box } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { warningOf } from '@/components/debt-fields/warnings'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { SelectField } from '@/ui/form/ControlSelect'
import { FieldRow } from '@/ui/form/FieldRow'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import {
  type CompanyForm,
  charity,
  companyTypes,
  limitedCompany,
  llp,
  partnership,
  soleTrader,
} from './company-values'

const options = [
  { value: '', label: 'Choose a type' },
  ...companyTypes.map((type) => ({ value: type, label: type })),
]

/** Step 1. The company type decides which fields are shown. */
export function CompanyFields({ form }: { form: CompanyForm }) {
  const { control } = form
  const type = useWatch({ control, name: 'company_type' })
  const isSoleTrader = type === soleTrader
  const guessed = useDetectedCompanyType(form)
  return (
    <>
      <FieldRow columns="2fr 3fr">
        <SelectField control={control} name="company_type" label="Company type" options={options} />
        <TextField
          control={control}
          name="company_name"
          label="Company name"
          hint={isSoleTrader ? 'Your own name.' : 'Including Ltd or PLC.'}
          autoComplete="organization"
          warning={warningOf(checkCompanyName)}
        />
      </FieldRow>
      <FieldRow columns={isSoleTrader ? 2 : 3}>
        <TextField
          control={control}
          name="trading_name"
          label="Trading name"
          optional
          hint="If different."
        />
        {!isSoleTrader && (
          <TextField
            control={control}
            name="company_number"
            label="Company number"
            optional
            hint="8 characters, like 01234567."
            warning={(text) =>
              warningOf(checkCompanyNumber)(text) ?? companyTypeWarning(type, text)
            }
          />
        )}
        <TextField
          control={control}
          name="vat_number"
          label="VAT number"
          optional
          hint="9 digits, with or without GB."
          warning={warningOf(checkVatNumber)}
        />
      </FieldRow>
      <Box aria-live="polite">
        {guessed && (
          <Notice tone="info">
            We chose “{guessed}” by the company number. Change it if it is wrong.
          </Notice>
        )}
      </Box>
    </>
  )
}

/**
 * Selects the company type that a complete number identifies, if none is chosen.
 * @returns the detected type while it is selected
 */
function useDetectedCompanyType({ control, setValue, getValues }: CompanyForm): string | null {
  const [type, number] = useWatch({ control, name: ['company_type', 'company_number'] })
  const [guessed, setGuessed] = useState<string | null>(null)
  useEffect(() => {
    const detected = companyTypeOfNumber(number)
    if (!detected || getValues('company_type') !== '') return
    setValue('company_type', detected.type, { shouldValidate: false, shouldDirty: true })
    setGuessed(detected.type)
  }, [number, setValue, getValues])
  return guessed === type ? guessed : null
}

/** Companies House prefixes that identify one company type. */
const typeByPrefix: Record<string, string> = {
  OC: llp,
  SO: llp,
  NC: llp,
  LP: partnership,
  SL: partnership,
  NL: partnership,
  CE: charity,
  CS: charity,
}

/**
 * The company type of a complete number. A number without a prefix most likely belongs to a limited
 * company.
 * @returns null for an incomplete or invalid number
 */
function companyTypeOfNumber(text: string): { type: string; isCertain: boolean } | null {
  const bare = text.replace(/[^A-Za-z0-9]/g, '')
  const number = checkCompanyNumber(text)
  // A shorter number may be incomplete.
  if (bare.length !== 8 || !number.ok || number.warning) return null
  const type = typeByPrefix[number.value.slice(0, 2)]
  if (type) return { type, isCertain: true }
  return /^(?:\d\d|SC|NI)/.test(number.value) ? { type: limitedCompany, isCertain: false } : null
}

/** Warns if the number's prefix contradicts the chosen type; null if they agree. */
function companyTypeWarning(chosen: string, text: string): string | null {
  const detected = companyTypeOfNumber(text)
  if (!detected?.isCertain || chosen === '' || chosen === detected.type || chosen === soleTrader)
    return null
  const prefix = text.trim().slice(0, 2).toUpperCase()
  return `A number that begins with ${prefix} is of this type: ${detected.type}. You chose: ${chosen}`
}
