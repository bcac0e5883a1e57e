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
  const refused = Object.keys(form.formState.errors).length > 0
  const checking = refused ? null : checked
  const goTo = useRef<Field | null>(null)

  // For good: mending what is refused must not take the form away again.
  useEffect(() => {
    if (refused) setChecked(null)
  }, [refused])

  useEffect(() => {
    if (checking || !goTo.current) return
    form.setFocus(goTo.current)
    goTo.current = null
  })

  const check = form.handleSubmit(setChecked, (errors) => {
    const [first] = Object.keys(errors)
    if (first) form.setFocus(first as Field)
  })

  return {
    checking,
    check: () => void check(),
    /** Back to the form, to the question if one is named. */
    change(field: Field = 'debtorType') {
      goTo.current = field
      setChecked(null)
    },
  }
}
