import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorToEditQuery, type OpenedDebtor } from '@/api/debtor/update'
import { LoadError } from '@/components/LoadError'
import { drafts } from '@/session/drafts'
import { Skeleton } from '@/ui/Skeleton'
import { EditForm } from './EditForm'
import { type EditValues, editDraftKey } from './edit-values'

/** Reads the debt again and opens the form that edits it, or the form that was left unsaved. */
export function EditDebtForm({
  debtor: { id },
  startField,
  onDone,
}: {
  debtor: Debtor
  /** The field to focus; null for the first. */
  startField: keyof EditValues | null
  onDone: () => void
}) {
  const [draft] = useState(
    () => drafts.get(editDraftKey(id)) as { opened: OpenedDebtor } | undefined,
  )
  const query = useQuery({ ...debtorToEditQuery(id), enabled: !draft })
  const opened = draft?.opened ?? query.data
  if (opened) return <EditForm initial={opened} startField={startField} onDone={onDone} />
  if (!query.error) return <Skeleton lines={8} label="Opening the form" />
  return <LoadError name="this debt" query={query} />
}
