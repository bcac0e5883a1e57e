import { useForm } from 'react-hook-form'
import { type FormDebt, useCreateDebtor } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import { type DebtEntry, debtorBody } from '@/api/debtor/request-body'
import { toFailure } from '@/api/http/errors'
import { restoreUploads, type Uploads } from '@/api/invoices/upload-list'
import { useInvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { useCreateFirstNote } from '@/api/notes'
import { type Created, type Unresolved, UnresolvedWrite } from '@/api/write/create-one'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { useDraft } from '@/session/useDraft'
import { formMode } from '@/ui/form/Form'
import { applySubmissionError } from '@/ui/form/submission-error'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { type CheckedDebt, debtEntry, debtResolver, formField } from './debt-schema'
import type { DebtValues } from './debt-values'

/** A debt saved on the server. */
export interface SavedDebt {
  debtorId: number
  debtId: number
  entry: DebtEntry
  /** Ids in the list before the save; null if it was unreadable. */
  baseline: ReadonlySet<number> | null
  /** The save had no response; the record was found in the list. */
  isFound: boolean
  /** The record holds an earlier version: later edits were not sent. */
  isOutdated: boolean
}

/** A save without a response that no check has found yet. */
export interface UnconfirmedSave {
  answers: CheckedDebt
  result: Unresolved<Debtor>
}

/** The debtor's reason for the dispute, sent as the first note. */
export interface DisputeNote {
  text: string
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  message?: string
}

interface DebtDraft {
  /** Identifies this debt across visits of the form. */
  formId: number
  values: DebtValues
  uploads: Uploads
  note: DisputeNote | null
  /** A `saved` debt is never posted again; an edited one keeps its unconfirmed save. */
  stage:
    | { at: 'form'; unconfirmed?: UnconfirmedSave }
    | { at: 'unconfirmed'; unconfirmed: UnconfirmedSave }
    | { at: 'saved'; saved: SavedDebt }
}

let nextFormId = 1

/**
 * Requests of an earlier visit may still be running or be lost, so they are checked before they are
 * repeated.
 */
const restoreDraft = ({ uploads, note, ...debt }: DebtDraft): DebtDraft => ({
  ...debt,
  uploads: restoreUploads(uploads),
  note: note?.state === 'sending' ? { ...note, state: 'failed' } : note,
})

const isSameEntry = (one: DebtEntry, other: DebtEntry) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether nothing may be sent again, because the list could not be checked for the first save. */
export const isListUnreadable = (result: UnconfirmedSave['result']) =>
  result.outcome === 'unconfirmed' && result.reason === 'list-unreadable'

/**
 * A debt being entered: its form, files, note and stage, one draft until everything has arrived.
 * The debt is posted once. A save without a response is looked up in the list; only the user can
 * send it again, and only after it was not found.
 * @param initial the form's values without a stored draft
 */
export function useNewDebt(initial: DebtValues) {
  const draft = useDraft<DebtDraft>(
    'debt',
    () => ({
      formId: nextFormId++,
      values: initial,
      uploads: [],
      note: null,
      stage: { at: 'form' },
    }),
    restoreDraft,
  )
  const update = (changes: Partial<DebtDraft>) => draft.set({ ...draft.get(), ...changes })

  const today = useToday()
  const form = useForm<DebtValues, unknown, CheckedDebt>({
    ...formMode,
    resolver: debtResolver(today),
    defaultValues: draft.value.values,
  })
  useValuesListener(form, (values) => draft.save({ ...draft.get(), values }))
  const serverField = (path: string) => formField(path, form.getValues())

  const uploads = useInvoiceUploads({
    value: draft.value.uploads,
    get: () => draft.get().uploads,
    set: (files) => update({ uploads: files }),
  })
  const { create: createNote } = useCreateFirstNote()
  const { create, check, ...checks } = useCreateDebtor()

  /** Sends the note of a disputed debt; a retry first checks whether the previous attempt arrived. */
  async function sendNote(debtId: number) {
    const { note } = draft.get()
    if (!note || note.state === 'sending' || note.state === 'sent') return
    update({ note: { ...note, state: 'sending' } })
    try {
      await createNote({ debtId, text: note.text })
      update({ note: { ...note, state: 'sent' } })
    } catch (thrown) {
      const { message } = toFailure(thrown)
      snackbar.error(message)
      update({ note: { ...note, state: 'failed', message } })
    }
  }

  function closeIfDone() {
    const { note } = draft.get()
    if (uploads.allSent() && (!note || note.state === 'sent')) draft.close()
  }

  async function sendNoteAndFiles(debtId: number, sendFiles = () => uploads.sendAll(debtId)) {
    await sendNote(debtId)
    const { sent, problem } = await sendFiles()
    if (problem) snackbar.error(problem)
    if (sent > 0 && uploads.allSent()) snackbar.success('Invoices uploaded successfully!')
    closeIfDone()
  }

  function createRequest(answers: CheckedDebt): FormDebt {
    const entry = debtEntry(answers)
    const options = { today, rules: config.interestRules, feeMode: 'Fixed Fee' } as const
    return { formId: draft.value.formId, entry, body: debtorBody(entry, options) }
  }

  /** Shows the saved debt and sends its note and files. */
  async function completeSave(
    { item, record, ...rest }: Created<FormDebt, Debtor>,
    answers: CheckedDebt,
  ) {
    // A new debt's response always has an id; without one the list supplies the record.
    // One request can resolve two button presses.
    if (!record || draft.get().stage.at === 'saved') return
    const { entry } = item
    const isOutdated = !isSameEntry(entry, debtEntry(answers))
    const saved = { debtorId: record.id, debtId: record.debtor_debt.id, entry, isOutdated, ...rest }
    snackbar.success('Debt saved successfully!')
    update({ stage: { at: 'saved', saved } })
    await sendNoteAndFiles(saved.debtId)
  }

  const showUnconfirmed = (unconfirmed: UnconfirmedSave) =>
    update({ stage: { at: 'unconfirmed', unconfirmed } })

  /** @throws {Failure} when the debt was refused or nothing was sent */
  async function sendOrCheck(answers: CheckedDebt, write: typeof create) {
    let created: Created<FormDebt, Debtor>
    try {
      const onPending = (result: UnconfirmedSave['result']) => showUnconfirmed({ answers, result })
      created = await write(createRequest(answers), onPending)
    } catch (thrown) {
      const failure = toFailure(thrown)
      const isUnresolved = failure instanceof UnresolvedWrite
      if (isUnresolved) showUnconfirmed({ answers, result: failure.result })
      // The queued send reports its own result.
      if (!isUnresolved || !failure.isSentNext) snackbar.error(failure.message)
      if (!isUnresolved) throw failure
      return
    }
    await completeSave(created, answers)
  }

  /** Whether an edited version may be sent, because the one sent before has not arrived. */
  async function canSendEdited(sent: UnconfirmedSave, answers: CheckedDebt): Promise<boolean> {
    try {
      await completeSave(await check(createRequest(sent.answers)), answers)
      return false
    } catch (thrown) {
      if (!(thrown instanceof UnresolvedWrite)) throw thrown
      if (!isListUnreadable(thrown.result)) return true
      snackbar.error(thrown.message)
      showUnconfirmed({ ...sent, result: thrown.result })
      return false
    }
  }

  async function save(answers: CheckedDebt) {
    const text = answers.debt_disputed ? answers.dispute_reason : ''
    update({ note: text === '' ? null : { text, state: 'waiting' } })
    const { stage } = draft.get()
    const sent = stage.at === 'form' ? stage.unconfirmed : undefined
    const isEdited = sent && !isSameEntry(debtEntry(sent.answers), debtEntry(answers))
    if (!isEdited || (await canSendEdited(sent, answers))) await sendOrCheck(answers, create)
  }

  /** Repeats a write or its check; a refusal shows the form again. */
  async function repeat({ answers }: UnconfirmedSave, write: typeof create) {
    try {
      await sendOrCheck(answers, write)
    } catch (thrown) {
      applySubmissionError(form, thrown, serverField)
      update({ stage: { at: 'form' } })
    }
  }

  return {
    form,
    today,
    serverField,
    uploads,
    note: draft.value.note,
    stage: draft.value.stage,
    wasRestored: draft.wasRestored,
    exists: draft.exists,
    close: draft.close,
    ...checks,
    save,
    checkAgain: (unconfirmed: UnconfirmedSave) => void repeat(unconfirmed, check),
    sendAgain: (unconfirmed: UnconfirmedSave) => void repeat(unconfirmed, create),
    /** Back to the form. The sent version is checked again before another save. */
    edit(unconfirmed: UnconfirmedSave) {
      checks.stopChecking()
      update({ stage: { at: 'form', unconfirmed } })
    },
    /** Sends the note and the files still waiting. */
    sendRest: ({ debtId }: SavedDebt) => void sendNoteAndFiles(debtId),
    retryFile: ({ debtId }: SavedDebt, key: string) =>
      void sendNoteAndFiles(debtId, () => uploads.retry(key, debtId)),
    /** Removes a file of the saved debt, which may be the last one that had not arrived. */
    removeFile(key: string) {
      uploads.remove(key)
      closeIfDone()
    },
  }
}

export type NewDebt = ReturnType<typeof useNewDebt>
