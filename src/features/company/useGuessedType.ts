import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CompanyForm } from './company-values'
import { typeOfNumber } from './number-type'

/** Where no type is chosen yet, a whole company number chooses it. Tells the type it chose. */
export function useGuessedType({ control, setValue, getValues }: CompanyForm): string | null {
  const [type, number] = useWatch({ control, name: ['company_type', 'company_number'] })
  const [guessed, setGuessed] = useState<string | null>(null)
  useEffect(() => {
    const told = typeOfNumber(number)
    if (!told || getValues('company_type') !== '') return
    setValue('company_type', told.type, { shouldValidate: false, shouldDirty: true })
    setGuessed(told.type)
  }, [number, setValue, getValues])
  return guessed === type ? guessed : null
}
