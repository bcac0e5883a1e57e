import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CompanyForm } from './company-values'
import { companyTypeOfNumber } from './number-type'

/**
 * Selects the company type that a complete number identifies, if none is chosen.
 * @returns the detected type while it is selected
 */
export function useDetectedCompanyType({
  control,
  setValue,
  getValues,
}: CompanyForm): string | null {
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
