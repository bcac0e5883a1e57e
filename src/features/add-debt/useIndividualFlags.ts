import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { DebtValues } from './debt-values'

/**
 * Late payment law covers business debts only. Choosing an individual clears both additions,
 * choosing a business restores them; later changes by the user persist.
 */
export function useIndividualFlags<T>({
  control,
  setValue,
}: UseFormReturn<DebtValues, unknown, T>): void {
  const individual = useWatch({ control, name: 'debtorType' }) === 'individual'
  const was = useRef(individual)
  useEffect(() => {
    if (was.current === individual) return
    was.current = individual
    setValue('add_late_payment_interest', !individual)
    setValue('add_late_payment_compensation', !individual)
  }, [individual, setValue])
}
