import { Box, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  useForm,
  useWatch,
} from 'react-hook-form'
import * as z from 'zod/mini'
import type { Debtor } from '@/api/debtor/debtor'
import { useCreateNote } from '@/api/notes'
import { formatRequest, type TeamRequest } from '@/rules/team-request'
import { snackbar } from '@/session/snackbar'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Form, formMode } from '@/ui/form/Form'
import { useUnloadWarning } from '@/ui/useUnloadWarning'

/** Adds a request as a note, and previews the note while it is valid. */
export function NoteForm<V extends FieldValues, C>({
  debtor,
  schema,
  defaultValues,
  requestOf,
  submit,
  submitting,
  onDone,
  children,
}: {
  debtor: Debtor
  schema: z.ZodMiniType<C, V>
  defaultValues: DefaultValues<V>
  requestOf: (checked: C) => TeamRequest
  submit: string
  submitting: string
  onDone: () => void
  children: (control: Control<V, unknown, C>) => ReactNode
}) {
  const { create, isChecking, stopChecking } = useCreateNote()
  const form = useForm<V, unknown, C>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues,
  })
  const { control } = form
  const { data: checked } = z.safeParse(schema, useWatch({ control }))
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)
  const previewId = useId()

  async function send(request: C) {
    await create({ debtId: debtor.debtor_debt.id, text: formatRequest(requestOf(request)) })
    snackbar.success('Note added successfully!')
    onDone()
  }

  return (
    <Form form={form} submit={submit} submitting={submitting} onSubmit={send}>
      {children(control)}
      <Box role="group" aria-labelledby={previewId} mt="2">
        <Text id={previewId} fontWeight="medium">
          This note will be added to the debt:
        </Text>
        {checked === undefined ? (
          <Text mt="2" color="fg.muted">
            The note appears here once the answers above are complete.
          </Text>
        ) : (
          <Box
            asChild
            mt="2"
            ps="3"
            borderInlineStartWidth="4px"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            <blockquote>{formatRequest(requestOf(checked))}</blockquote>
          </Box>
        )}
      </Box>
      {isChecking && <CheckingNotice onStop={stopChecking} />}
    </Form>
  )
}
