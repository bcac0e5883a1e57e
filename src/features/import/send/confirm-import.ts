import type { QueryClient } from '@tanstack/react-query'
import { readListForImport } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import { toFailure } from '@/api/http/errors'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import type { ImportBlock, ImportState, Sending } from '../import-state'
import type { ListedDebt } from '../sheet/protocol'
import type { SheetHandle } from '../sheet/sheet-handle'
import { withImportLock } from './import-lock'
import { createSender, failureMessage, type Sender } from './sender'

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

const nothingSent = (text: string, canRetry = false): ImportBlock => ({
  heading: 'Nothing was sent',
  text,
  canRetry,
})
const otherTab = nothingSent(
  'Another tab of this browser is importing debts. Wait until it has finished, then try again.',
  true,
)
const nothingLeft = nothingSent(
  'All of these rows are already in your list of debts. They are under “Left out”.',
)

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
  set,
  state,
  sheet: currentSheet,
  toListedDebts,
}: {
  queryClient: QueryClient
  set: (changes: Partial<ImportState>) => void
  state: () => ImportState
  sheet: () => SheetHandle | null
  toListedDebts: (records: readonly Debtor[]) => ListedDebt[]
}) {
  let sender: Sender | null = null
  let isSendingRest = false
  /** Grows with every confirmation and its cancellation, so that a late answer is ignored. */
  let confirmationNumber = 0

  function block(reason: ImportBlock | null) {
    set({ work: null, block: reason })
    // Decision 25: the error of a press is shown where it stays, and in the snackbar.
    if (reason) snackbar.error(`${reason.heading}. ${reason.text}`)
  }

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
    const compared = await sheet.run('compare', listed)
    if (!isCurrent()) return
    if (!compared.ok) return block(nothingSent(compared.message))
    const summary = compared.value
    set({ summary })
    if (summary.counts.ready === 0) return block(nothingLeft)
    const created = createSender(queryClient, sheet, summary.counts.ready, (sending, changed) => {
      if (sender === created)
        set({ step: 'import', work: null, sending, ...(changed && { summary: changed }) })
    })
    sender = created
    await sendAndNotify(created)
  }

  async function sendAndNotify(sending: Sender, round: 'send' | 'checkAgain' = 'send') {
    await sending[round]()
    const { sending: outcome } = state()
    if (sender === sending && outcome) notify(outcome)
  }

  return {
    forget() {
      sender = null
      confirmationNumber += 1
    },
    actions: {
      async confirm() {
        const sheet = currentSheet()
        if (!sheet || state().work !== null || sender) return
        confirmationNumber += 1
        const number = confirmationNumber
        const isCurrent = () => number === confirmationNumber && currentSheet() === sheet
        set({ work: 'comparing', block: null })
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
