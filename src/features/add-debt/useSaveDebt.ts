import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type DebtEntry, debtorBody } from '@/api/debtor-body'
import {
  type Debtor,
  debtorList,
  debtorName,
  readDebtorsAgain,
  useCreateDebtor,
} from '@/api/debtors'
import { toFailure } from '@/api/errors'
import { config } from '@/config'
import { todayInLondon } from '@/rules/days'
import { snackbar } from '@/session/snackbar'
import { type Duplicate, duplicatesOf, savedAfterAll } from './duplicates'
import type { LostSave, Stage } from './stage'

type Known = ReadonlySet<number> | null

/**
 * Saving a debt, posted once. A save without an answer is looked for in the list,
 * and sent again only by the person, and only after it was not found.
 * @param onStage told of every step, also after the screen is gone
 * @param onSaved called once the debt is there by the answer to its own request
 */
export function useSaveDebt({
  restored,
  onStage,
  onSaved,
}: {
  restored: Stage
  onStage: (stage: Stage) => void
  onSaved: (debtId: number, debtorId: number) => Promise<void>
}) {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreateDebtor()
  const [stage, setStage] = useState(restored)
  const [duplicates, setDuplicates] = useState<readonly Duplicate[]>([])
  const seen = useRef('')
  const busy = useRef(false)

  const advance = (next: Stage) => {
    setStage(next)
    onStage(next)
  }

  const arrive = (debtor: Debtor, entry: DebtEntry, foundLater: boolean) => {
    const { id, debtor_debt } = debtor
    snackbar.success('Debt saved successfully!')
    advance({
      at: 'saved',
      saved: { debtorId: id, debtId: debtor_debt.id, name: debtorName(entry), foundLater },
    })
  }

  async function look(entry: DebtEntry, before: Known) {
    const lost = (looked: LostSave['looked']): Stage => ({
      at: 'lost',
      lost: { entry, before, looked },
    })
    advance(lost('looking'))
    try {
      const { items } = await readDebtorsAgain()
      const found = savedAfterAll(entry, items, before)
      if (found) arrive(found, entry, true)
      else advance(lost('not-there'))
    } catch {
      advance(lost('could-not-look'))
    }
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
    if (!answer) return look(entry, before)
    arrive(answer, entry, false)
    await onSaved(answer.debtor_debt.id, answer.id)
  }

  /** Posts, unless the debt may be there already: then it says so first. */
  async function save(entry: DebtEntry) {
    // A list that cannot be read must not keep anybody from adding a debt.
    const known = await queryClient.query(debtorList).catch(() => null)
    const matches = duplicatesOf(entry, known?.items ?? [])
    const asked = matches.map(({ debtor, same }) => `${debtor.id} ${same}`).join()
    setDuplicates(matches)
    if (asked !== '' && asked !== seen.current) {
      seen.current = asked
      return
    }
    await post(entry, known && new Set(known.items.map(({ id }) => id)))
  }

  /** One of the answers to a save without an answer, at most one at a time. */
  async function once(action: () => Promise<void>) {
    if (busy.current) return
    busy.current = true
    try {
      await action()
    } catch {
      // Refused after all: the form is where it can be mended. The message is in the snackbar.
      advance({ at: 'form' })
    } finally {
      busy.current = false
    }
  }

  return {
    stage,
    duplicates,
    save,
    checkAgain: ({ entry, before }: LostSave) => once(() => look(entry, before)),
    sendAgain: ({ entry, before }: LostSave) => once(() => post(entry, before)),
  }
}
