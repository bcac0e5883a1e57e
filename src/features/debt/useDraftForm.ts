import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { useDraft } from '@/session/useDraft'
import { formMode } from '@/ui/form/Form'
import { useValuesListener } from '@/ui/form/useValuesListener'

/** A form whose typed values are kept for its next opening, until it is saved or cancelled. */
export function useDraftForm<V extends FieldValues, O>(
  draftKey: string,
  schema: ZodMiniType<O, V>,
  defaultValues: DefaultValues<V>,
) {
  const draft = useDraft(draftKey, () => defaultValues)
  const form = useForm<V, unknown, O>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: draft.value,
  })
  useValuesListener(form, (values) => draft.save(values as DefaultValues<V>))
  return { form, discard: draft.close }
}
