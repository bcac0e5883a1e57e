import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { Debtor } from '@/api/debtor/debtor'
import { formMode } from '@/ui/form/Form'
import { NoteForm } from '../notes/NoteForm'

/** A form in a dialog that adds a request to the team as a note. */
export function RequestForm<V extends FieldValues, O>({
  debtor,
  schema,
  defaultValues,
  onDone,
  children,
  ...texts
}: {
  debtor: Debtor
  schema: ZodMiniType<O, V>
  defaultValues: DefaultValues<V>
  noteOf: (checked: O) => string
  submit: string
  submitting: string
  onDone: () => void
  children: (form: UseFormReturn<V, unknown, O>) => ReactNode
}) {
  const form = useForm<V, unknown, O>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues,
  })
  return (
    <NoteForm debtId={debtor.debtor_debt.id} form={form} onSent={onDone} {...texts}>
      {children(form)}
    </NoteForm>
  )
}
