import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { EditValues } from './edit-values'

/** Unticks interest and compensation when the debtor becomes a private individual. */
export function useIndividualFlags<T>({
  control,
  setValue,
}: UseFormReturn<EditValues, unknown, T>): void {
  const individual = useWatch({ control, name: 'is_individual' })
  const previous = useRef(individual)
  useEffect(() => {
    if (previous.current === individual) return
    previous.current = individual
    if (!individual) return
    setValue('add_late_payment_interest', false)
    setValue('add_late_payment_compensation', false)
  }, [individual, setValue])
}
