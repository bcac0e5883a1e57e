import { useEffect, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { CheckedDebt } from './debt-schema'
import type { DebtValues } from './debt-values'

type Field = FieldPath<DebtValues>

/**
 * Looking through the answers before they are sent, for whoever wants to. What is refused shows
 * the form again: it is where it can be mended.
 */
export function useReviewStep(form: UseFormReturn<DebtValues, unknown, CheckedDebt>) {
  const [checked, setChecked] = useState<CheckedDebt | null>(null)
  const hasErrors = Object.keys(form.formState.errors).length > 0
  const reviewedDebt = hasErrors ? null : checked
  const fieldToFocus = useRef<Field | null>(null)

  // For good: mending what is refused must not take the form away again.
  useEffect(() => {
    if (hasErrors) setChecked(null)
  }, [hasErrors])

  useEffect(() => {
    if (reviewedDebt || !fieldToFocus.current) return
    form.setFocus(fieldToFocus.current)
    fieldToFocus.current = null
  })

  const startReview = form.handleSubmit(setChecked, (errors) => {
    const [first] = Object.keys(errors)
    if (first) form.setFocus(first as Field)
  })

  return {
    reviewedDebt,
    startReview: () => void startReview(),
    /** Back to the form, to the question if one is named. */
    editField(field: Field = 'debtorType') {
      fieldToFocus.current = field
      setChecked(null)
    },
  }
}
