import type { QueryClient } from '@tanstack/react-query'
import { readListForImport } from '@/api/debtor/create-batch'
import type { Debtor } from '@/api/debtor/debtor'
import { toFailure } from '@/api/http/errors'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import type { ImportAction, ImportBlock, ImportState, Sending } from '../import-state'
import type { ListedDebt, Summary } from '../sheet/protocol'
import type { SheetHandle } from '../sheet/sheet-handle'
import { failureMessage } from './failure-message'
import { withImportLock } from './import-lock'
import { createSender, type Sender } from './sender'

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

const otherTab: ImportBlock = {
  heading: 'Nothing was sent',
  text: 'Another tab of this browser is importing debts. Wait until it has finished, then try again.',
  canRetry: true,
}
const nothingLeft: ImportBlock = {
  heading: 'Nothing was sent',
  text: 'All of these rows are already in your list of debts. They are under “Left out”.',
  canRetry: false,
}
const listChanged: ImportBlock = {
  heading: 'Your list of debts has changed, so nothing was sent',
  text: 'Rows that are in your list are left out again. Check them, then import.',
  canRetry: false,
}

/** Shows the outcome of a round of sending (decision 25). */
function notify({ phase, message, added, failedRows }: Sending) {
  if (phase === 'stopped' && message) snackbar.error(message)
  if (phase !== 'finished') return
  if (added > 0) snackbar.success(thanks)
  const refused = failedRows.length
  if (refused > 0) {
    snackbar.error(
      `${refused === 1 ? '1 row was' : `${refused} rows were`} not added. The reasons are on the page.`,
    )
  }
}

/** Confirms an import: reads the list anew, leaves out what it has, and sends the other rows. */
export function createConfirmation({
  queryClient,
  dispatch,
  state,
  sheet: currentSheet,
  toListedDebts,
}: {
  queryClient: QueryClient
  dispatch: (action: ImportAction) => void
  state: () => ImportState
  sheet: () => SheetHandle | null
  toListedDebts: (records: readonly Debtor[]) => ListedDebt[]
}) {
  let sender: Sender | null = null
  let isSendingRest = false
  /** Grows with every confirmation and its cancellation, so that a late answer is ignored. */
  let confirmationNumber = 0
  /** Ids of the list the rows were compared with last. */
  let comparedIds: ReadonlySet<number> | null = null

  const block = (reason: ImportBlock | null) => dispatch({ type: 'import-blocked', block: reason })

  async function readAndSend(sheet: SheetHandle, isCurrent: () => boolean) {
    let listed: ListedDebt[]
    try {
      listed = toListedDebts((await readListForImport(queryClient)).items)
    } catch (thrown) {
      if (!isCurrent()) return
      return block({
        heading: 'Your debts could not be read, so nothing was sent',
        text: `The rows are compared with your debts before they are sent. ${failureMessage(toFailure(thrown), 'try again')}`,
        canRetry: true,
      })
    }
    const hasNewDebts = comparedIds !== null && listed.some(({ id }) => !comparedIds?.has(id))
    comparedIds = new Set(listed.map(({ id }) => id))
    const compared = await sheet.run('compare', listed)
    if (!isCurrent()) return
    if (!compared.ok) {
      return block({ heading: 'Nothing was sent', text: compared.message, canRetry: false })
    }
    const summary = compared.value
    showSummary(summary)
    if (hasNewDebts && summary.decisions.listedDebts === 'import') {
      const decided = await sheet.run('decide', { listedDebts: 'leave-out' })
      if (decided.ok) showSummary(decided.value)
      return block(listChanged)
    }
    if (summary.counts.ready === 0) return block(nothingLeft)
    const created = createSender(queryClient, sheet, summary.counts.ready, (sending, changed) => {
      if (sender === created) dispatch({ type: 'sending-changed', sending, summary: changed })
    })
    sender = created
    await sendAndNotify(created)
  }

  function showSummary(summary: Summary) {
    dispatch({ type: 'command-sent' })
    dispatch({ type: 'command-answered', summary })
  }

  async function sendAndNotify(sending: Sender, round: 'send' | 'checkAgain' = 'send') {
    await sending[round]()
    const { sending: outcome } = state()
    if (sender === sending && outcome) notify(outcome)
  }

  return {
    forget() {
      sender = null
      comparedIds = null
      confirmationNumber += 1
    },
    /** Notes which debts the rows have been compared with. */
    noteList(records: readonly Debtor[]) {
      comparedIds = new Set(records.map(({ id }) => id))
    },
    actions: {
      async confirm() {
        const sheet = currentSheet()
        if (!sheet || state().work !== null || sender) return
        confirmationNumber += 1
        const number = confirmationNumber
        const isCurrent = () => number === confirmationNumber && currentSheet() === sheet
        dispatch({ type: 'comparing-started' })
        const outcome = await withImportLock(session.userId(), () => readAndSend(sheet, isCurrent))
        if (outcome === 'held-elsewhere' && isCurrent()) block(otherTab)
      },
      /** Returns to the review while the list is being read. */
      cancelConfirmation() {
        confirmationNumber += 1
        block(null)
      },
      /** Sends the rows that are not added yet. */
      async sendRest() {
        const sending = sender
        if (!sending || isSendingRest) return
        isSendingRest = true
        block(null)
        const outcome = await withImportLock(session.userId(), () => sendAndNotify(sending))
        isSendingRest = false
        if (outcome === 'held-elsewhere') block(otherTab)
      },
      /** Looks for the rows that were not confirmed. */
      async checkAgain() {
        if (sender) await sendAndNotify(sender, 'checkAgain')
      },
      pauseSending: () => sender?.pause(),
      resumeSending: () => sender?.resume(),
      stopSending: () => sender?.stop(),
    },
  }
}
