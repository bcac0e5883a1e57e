import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { DebtValues } from './debt-values'

/**
 * Late payment law covers business debts: naming a private individual switches both additions off,
 * and naming a business after that on again. What the person then ticks stays.
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
