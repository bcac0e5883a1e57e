import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type DebtEntry, debtorBody } from '@/api/debtor-body'
import { debtorList } from '@/api/debtor-queries'
import { type Debtor, readDebtors, useCreateDebtor } from '@/api/debtors'
import { toFailure } from '@/api/errors'
import { config } from '@/config'
import { todayInLondon } from '@/rules/days'
import { snackbar } from '@/session/snackbar'
import { recordsOf } from './duplicates'
import type { Known, LostSave, SavedDebt, Stage } from './stage'

/**
 * Saving a debt, posted once. A save without an answer is looked for in the list,
 * and sent again only by the person, and only after it was not found.
 * @param onStage told of every step, also after the screen is gone
 * @param onSaved called once the debt is there
 * @param onRefused told why a debt that was sent again is refused, before the form is shown again
 */
export function useSaveDebt({
  restored,
  onStage,
  onSaved,
  onRefused,
}: {
  restored: Stage
  onStage: (stage: Stage) => void
  onSaved: (saved: SavedDebt) => Promise<void>
  onRefused: (thrown: unknown) => void
}) {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreateDebtor()
  const [stage, setStage] = useState(restored)
  const busy = useRef(false)

  const advance = (next: Stage) => {
    setStage(next)
    onStage(next)
  }

  async function arrive(debtor: Debtor, entry: DebtEntry, before: Known, foundLater: boolean) {
    const saved = {
      debtorId: debtor.id,
      debtId: debtor.debtor_debt.id,
      entry,
      before,
      foundLater,
    }
    snackbar.success('Debt saved successfully!')
    advance({ at: 'saved', saved })
    await onSaved(saved)
  }

  async function look(entry: DebtEntry, before: Known) {
    const lost = (looked: LostSave['looked']): Stage => ({
      at: 'lost',
      lost: { entry, before, looked },
    })
    advance(lost('looking'))
    // Past the cache: the list as it is now.
    const list = await readDebtors().catch(() => null)
    if (!list) return advance(lost('could-not-look'))
    const [found] = recordsOf(entry, list.items, before)
    if (found) await arrive(found, entry, before, true)
    else advance(lost(list.unreadable > 0 ? 'maybe-there' : 'not-there'))
  }

  async function post(entry: DebtEntry, before: Known) {
    const body = debtorBody(entry, {
      today: todayInLondon(new Date()),
      rules: config.interestRules,
      feeMode: 'Fixed Fee',
    })
    const answer = await create(body).catch((thrown: unknown) => {
      const failure = toFailure(thrown)
      if (failure.kind === 'unknown-outcome') return null
      throw failure
    })
    if (answer) await arrive(answer, entry, before, false)
    else await look(entry, before)
  }

  async function save(entry: DebtEntry) {
    // A list that cannot be read must not keep anybody from adding a debt.
    const known = await queryClient.query(debtorList).catch(() => null)
    await post(entry, known && new Set(known.items.map(({ id }) => id)))
  }

  /** One of the answers to a save without an answer, at most one at a time. */
  async function once(action: () => Promise<void>) {
    if (busy.current) return
    busy.current = true
    try {
      await action()
    } catch (thrown) {
      onRefused(thrown)
      advance({ at: 'form' })
    } finally {
      busy.current = false
    }
  }

  return {
    stage,
    save,
    checkAgain: ({ entry, before }: LostSave) => once(() => look(entry, before)),
    sendAgain: ({ entry, before }: LostSave) => once(() => post(entry, before)),
  }
}
