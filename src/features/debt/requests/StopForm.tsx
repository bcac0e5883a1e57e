import { useState } from 'react'
import * as z from 'zod/mini'
import type { Debtor } from '@/api/debtor/debtor'
import { optional, tidyLines } from '@/rules/check'
import { checkFutureDate } from '@/rules/debt'
import { requestNote } from '@/rules/team-request'
import { useToday } from '@/session/today'
import { DateField } from '@/ui/form/DateField'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextArea'
import { Notice } from '@/ui/Notice'
import { RequestForm } from './RequestForm'
import { requestText, useOpenRequests } from './useRequests'

/** Asks for a pause or a withdrawal. */
export function StopForm({
  debtor,
  kind,
  label,
  onDone,
}: {
  debtor: Debtor
  kind: 'pause' | 'withdraw'
  label: string
  onDone: () => void
}) {
  const today = useToday()
  const requests = useOpenRequests(debtor.debtor_debt)
  // Fixed when the form opens, so that its own request is not listed.
  const [earlier] = useState(() => requests.findLast(({ request }) => request.kind === kind))
  return (
    <RequestForm
      debtor={debtor}
      schema={z.object({
        until: rule(optional(checkFutureDate(today))),
        reason: rule(tidyLines),
      })}
      defaultValues={{ until: '', reason: '' }}
      noteOf={({ until, reason }) =>
        requestNote(kind === 'pause' ? { kind, until: until || null } : { kind }, {
          label: 'Reason',
          text: reason,
        })
      }
      submit={label}
      submitting="Sending request"
      onDone={onDone}
    >
      {({ control }) => (
        <>
          {earlier && (
            <Notice tone="warning" heading={requestText(earlier, today)}>
              Sending this adds a second request.
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
        </>
      )}
    </RequestForm>
  )
}
