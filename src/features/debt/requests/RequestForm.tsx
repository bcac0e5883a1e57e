import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { optional, tidyLines } from '@/rules/check'
import type { IsoDate } from '@/rules/days'
import { checkFutureDate } from '@/rules/debt'
import { formatRequest, type TeamRequest } from '@/rules/team-request'
import { useToday } from '@/session/today'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { DateField } from '@/ui/form/DateField'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextArea'
import { Notice } from '@/ui/Notice'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { useSendNote } from '../notes/useSendNote'
import { NotePreview } from './NotePreview'
import { type OpenRequest, type RequestKind, requestLabels } from './note-requests'
import { requestText } from './OpenRequestNotice'

const schemaFor = (today: IsoDate) =>
  z.object({
    until: rule(optional(checkFutureDate(today))),
    reason: rule(tidyLines),
  })

type RequestValues = z.input<ReturnType<typeof schemaFor>>
type CheckedRequest = z.output<ReturnType<typeof schemaFor>>

const requestOf = (kind: RequestKind, { until, reason }: CheckedRequest): TeamRequest =>
  kind === 'pause' ? { kind, until: until || null, reason } : { kind, reason }

/** Requests a pause or a withdrawal by adding a note. */
export function RequestForm({
  kind,
  debtId,
  open: openNow,
  onDone,
}: {
  kind: RequestKind
  debtId: number
  /** An earlier request of the same kind that is still open. */
  open: OpenRequest | undefined
  onDone: () => void
}) {
  const today = useToday()
  // Fixed when the form opens, so that its own request is not listed.
  const [open] = useState(openNow)
  const { send, isChecking, stopChecking } = useSendNote(debtId)
  const schema = useMemo(() => schemaFor(today), [today])
  const form = useForm<RequestValues, unknown, CheckedRequest>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: { until: '', reason: '' },
  })
  const { control } = form
  const { data: checked } = z.safeParse(schema, useWatch({ control }))
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)

  async function sendRequest(request: CheckedRequest) {
    await send(formatRequest(requestOf(kind, request)))
    onDone()
  }

  return (
    <Form
      form={form}
      submit={open ? `${requestLabels[kind]} again` : requestLabels[kind]}
      submitting="Sending request"
      onSubmit={sendRequest}
    >
      {open && (
        <Notice tone="warning" heading={requestText(open)}>
          Do you want to ask again? This adds a second note to the debt.
        </Notice>
      )}
      {kind === 'pause' && (
        <DateField
          control={control}
          name="until"
          label="Pause until"
          optional
          hint="Leave blank to pause until you write again."
        />
      )}
      <TextAreaField control={control} name="reason" label="Reason" optional rows={3} />
      <NotePreview note={checked ? formatRequest(requestOf(kind, checked)) : null} />
      {isChecking && <CheckingNotice onStop={stopChecking} />}
    </Form>
  )
}
