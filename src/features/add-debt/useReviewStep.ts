import { useEffect, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { CheckedDebt } from './debt-schema'
import type { DebtValues } from './debt-values'

type Field = FieldPath<DebtValues>

/**
 * An optional review before submit. Validation errors return to the form, where they can be
 * corrected.
 */
export function useReviewStep(form: UseFormReturn<DebtValues, unknown, CheckedDebt>) {
  const [checked, setChecked] = useState<CheckedDebt | null>(null)
  const hasErrors = Object.keys(form.formState.errors).length > 0
  const reviewedDebt = hasErrors ? null : checked
  const fieldToFocus = useRef<Field | null>(null)

  // Permanently: correcting an error must not close the form.
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
    /** Returns to the form and focuses the field. */
    editField(field: Field = 'debtorType') {
      fieldToFocus.current = field
      setChecked(null)
    },
  }
}
