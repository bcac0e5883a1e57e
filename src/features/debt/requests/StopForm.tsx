import * as z from 'zod/mini'
import type { Debtor } from '@/api/debtor/debtor'
import { optional, tidyLines } from '@/rules/check'
import { checkFutureDate } from '@/rules/debt'
import { requestNote } from '@/rules/team-request'
import { useToday } from '@/session/today'
import { DateField } from '@/ui/form/DateField'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { NoteForm } from '../notes/NoteForm'

export interface RequestFormProps {
  debtor: Debtor
  draftKey: string
  onDone: () => void
}

export function StopForm({
  debtor,
  draftKey,
  kind,
  label,
  onDone,
}: RequestFormProps & { kind: 'pause' | 'withdraw'; label: string }) {
  const today = useToday()
  return (
    <NoteForm
      debtId={debtor.debtor_debt.id}
      draftKey={draftKey}
      schema={z.object({ until: rule(optional(checkFutureDate(today))), reason: rule(tidyLines) })}
      defaultValues={{ until: '', reason: '' }}
      noteOf={({ until, reason }) =>
        requestNote(kind === 'pause' ? { kind, until: until || null } : { kind }, {
          label: 'Reason',
          text: reason,
        })
      }
      submit={label}
      submitting="Sending request"
      onSent={onDone}
    >
      {kind === 'pause' && (
        <DateField
          name="until"
          label="Pause until"
          isOptional
          hint="Leave blank to pause until you write again."
        />
      )}
      <TextAreaField name="reason" label="Reason" isOptional rows={3} />
    </NoteForm>
  )
}
