import { flushSync } from 'react-dom'
import type { Debtor } from '@/api/debtor/debtor'
import { FormDialog } from '@/ui/form/FormDialog'
import { lazyComponent } from '@/ui/lazy-component'
import { type RequestStart, requestLabels } from './note-requests'

const RequestForm = lazyComponent(() => import('./RequestForm'), { shouldPreload: true })

/** The dialog of all buttons that send a request to the team. */
export const RequestDialog = ({
  debtor,
  start,
  onClose,
}: {
  debtor: Debtor
  /** Null while the dialog is closed. */
  start: RequestStart | null
  onClose: () => void
}) => (
  <FormDialog
    open={start !== null}
    title={start ? requestLabels[start.kind] : ''}
    onClose={onClose}
  >
    {start && (
      // Closes synchronously, so that a second press cannot send the request twice.
      <RequestForm debtor={debtor} start={start} onDone={() => flushSync(onClose)} />
    )}
  </FormDialog>
)
