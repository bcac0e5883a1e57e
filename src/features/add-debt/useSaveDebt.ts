import { useRef } from 'react'
import { type FormDebt, useCreateDebtor } from '@/api/debtor/create'
import { type DebtEntry, debtorBody } from '@/api/debtor/request-body'
import { toFailure } from '@/api/http/errors'
import { UnresolvedWrite } from '@/api/write/create-one'
import { config } from '@/config'
import type { IsoDate } from '@/rules/days'
import { snackbar } from '@/session/snackbar'
import type { CheckedDebt } from './debt-schema'
import { debtEntry } from './to-entry'
import type { DebtStore, SavedDebt, Stage, UnconfirmedSave } from './useDebtStore'

const isSameEntry = (one: DebtEntry, other: DebtEntry) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Saves a debt, posted once. A save without a response is looked up in the list; only the user can
 * send it again, and only after it was not found.
 * @param today date of the claim shown in the form
 * @param onSaved called once the debt exists
 * @param onRefused called before the form is shown again
 */
export function useSaveDebt({
  store,
  today,
  onSaved,
  onRefused,
}: {
  store: DebtStore
  today: IsoDate
  onSaved: (saved: SavedDebt) => Promise<void>
  onRefused: (thrown: unknown) => void
}) {
  const { create, check, isChecking, isSendQueued, stopChecking } = useCreateDebtor()
  const isBusy = useRef(false)

  const updateStage = (stage: Stage) => store.update({ stage })

  const createRequest = (entry: DebtEntry): FormDebt => ({
    formId: store.value.formId,
    entry,
    body: debtorBody(entry, { today, rules: config.interestRules, feeMode: 'Fixed Fee' }),
  })

  async function completeSave(
    { item, record, ...rest }: Awaited<ReturnType<typeof create>>,
    entry: DebtEntry,
  ) {
    // A new debt's response always has an id; without one the list supplies the record.
    if (!record) return
    // One request can resolve two button presses.
    if (store.get().stage.at === 'saved') return
    const saved = {
      ...rest,
      debtorId: record.id,
      debtId: record.debtor_debt.id,
      entry: item.entry,
      isOutdated: !isSameEntry(item.entry, entry),
    }
    snackbar.success('Debt saved successfully!')
    updateStage({ at: 'saved', saved })
    await onSaved(saved)
  }

  async function writeDebt(
    entry: DebtEntry,
    answers: CheckedDebt,
    write: typeof create,
  ): Promise<void> {
    const reportUnconfirmed = (result: UnconfirmedSave['result']) =>
      updateStage({ at: 'unconfirmed', unconfirmed: { entry, answers, result } })
    let created: Awaited<ReturnType<typeof create>>
    try {
      created = await write(createRequest(entry), reportUnconfirmed)
    } catch (thrown) {
      const failure = toFailure(thrown)
      const isUnresolved = failure instanceof UnresolvedWrite
      if (isUnresolved) reportUnconfirmed(failure.result)
      // The queued send reports its own result.
      if (isUnresolved && failure.isSentNext) return
      snackbar.error(failure.message)
      if (!isUnresolved) throw failure
      return
    }
    await completeSave(created, entry)
  }

  /**
   * Checks whether the version sent before the edit has arrived.
   * @returns whether the edited version may be sent
   */
  async function canSendEdited(unconfirmed: UnconfirmedSave, entry: DebtEntry): Promise<boolean> {
    try {
      await completeSave(await check(createRequest(unconfirmed.entry)), entry)
      return false
    } catch (thrown) {
      if (!(thrown instanceof UnresolvedWrite)) throw thrown
      const { result } = thrown
      const isReadable = result.outcome === 'not-created' || result.reason !== 'list-unreadable'
      if (!isReadable) {
        snackbar.error(thrown.message)
        updateStage({ at: 'unconfirmed', unconfirmed: { ...unconfirmed, result } })
      }
      return isReadable
    }
  }

  async function save(answers: CheckedDebt) {
    const entry = debtEntry(answers)
    const { stage } = store.value
    const unconfirmed = stage.at === 'form' ? stage.unconfirmed : undefined
    if (
      unconfirmed &&
      !isSameEntry(unconfirmed.entry, entry) &&
      !(await canSendEdited(unconfirmed, entry))
    )
      return
    await writeDebt(entry, answers, create)
  }

  /** Runs one action at a time; a rejection shows the form again. */
  async function runExclusive(action: () => Promise<unknown>) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await action()
    } catch (thrown) {
      onRefused(toFailure(thrown))
      updateStage({ at: 'form' })
    } finally {
      isBusy.current = false
    }
  }

  return {
    save,
    isChecking,
    stopChecking,
    isSendQueued,
    checkAgain: ({ entry, answers }: UnconfirmedSave) =>
      runExclusive(() => writeDebt(entry, answers, check)),
    sendAgain: ({ entry, answers }: UnconfirmedSave) =>
      isChecking
        ? writeDebt(entry, answers, create)
        : runExclusive(() => writeDebt(entry, answers, create)),
    /** Back to the form. The sent version is checked again before another save. */
    edit: (unconfirmed: UnconfirmedSave) => {
      stopChecking()
      updateStage({ at: 'form', unconfirmed })
    },
  }
}
