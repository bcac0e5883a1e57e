import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls back with a copy of a form's values whenever one changes, without rendering the form. */
export function useValuesListener<V extends FieldValues, C, O>(
  { subscribe }: UseFormReturn<V, C, O>,
  onChange: (values: V) => void,
): void {
  const onValues = useEffectEvent(onChange)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onValues(structuredClone(values)),
      }),
    [subscribe],
  )
}
