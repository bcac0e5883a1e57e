import { chakra, Flex } from '@chakra-ui/react'
import {
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../Buttons'
import { CancelContext } from './cancel-context'
import { ErrorSummary } from './ErrorSummary'
import { applySubmissionError, errorSummaryEntries } from './submission-error'
import { useErrorTitle } from './useErrorTitle'

/**
 * The shell of every form: sends once however often it is pressed, and keeps what went wrong on
 * screen, on its field and in a summary that takes the focus.
 */
export function Form<V extends FieldValues, C, O>({
  form,
  onSubmit,
  submit,
  submitting,
  serverField,
  secondary,
  label,
  children,
}: {
  form: UseFormReturn<V, C, O>
  /** Resolves when everything is done; what it throws is shown. */
  onSubmit: (values: O) => Promise<unknown>
  /** The words of the button. */
  submit: string
  submitting?: string
  /** The form's field for a path of the server's error body. */
  serverField?: (path: string) => string | undefined
  /** Beside the button, in place of the "Cancel" of a dialog. */
  secondary?: ReactNode
  label?: string
  children: ReactNode
}) {
  const cancel = use(CancelContext)
  // State is one render late: a ref is what keeps a second press in the same moment from sending.
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  // Let go only once what came of it is on the page: a form that closes must not be sent again.
  const [submissions, setSubmissions] = useState(0)
  useEffect(() => {
    if (submissions > 0) isRunning.current = false
  }, [submissions])
  const summary = useRef<HTMLDivElement>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const entries = errorSummaryEntries(form.formState.errors, formElement.current)
  useErrorTitle(entries.length > 0)

  // With the very render that brings the summary, whichever of a submission's renders that is;
  // with the first one where the form opens on what was refused elsewhere.
  const shouldFocusSummary = useRef(entries.length > 0)
  const requestSummaryFocus = () => {
    shouldFocusSummary.current = true
  }
  useLayoutEffect(() => {
    if (!shouldFocusSummary.current || !summary.current) return
    shouldFocusSummary.current = false
    summary.current.focus()
  })

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      form.clearErrors('root')
      await form.handleSubmit(async (values) => {
        try {
          await onSubmit(values as O)
        } catch (thrown) {
          applySubmissionError(form as unknown as UseFormReturn<V, unknown, O>, thrown, serverField)
          requestSummaryFocus()
        }
      }, requestSummaryFocus)()
    } finally {
      setBusy(false)
      setSubmissions((count) => count + 1)
    }
  }

  return (
    <chakra.form
      ref={formElement}
      noValidate
      aria-label={label}
      onSubmit={(event) => void send(event)}
    >
      {entries.length > 0 && (
        <ErrorSummary
          ref={summary}
          entries={entries}
          onGo={(name) => form.setFocus(name as FieldPath<V>)}
        />
      )}
      {children}
      <Flex wrap="wrap" gap="3" mt="4" align="center">
        <Button type="submit" busy={busy}>
          {busy && submitting ? submitting : submit}
        </Button>
        {secondary ??
          (cancel && (
            <Button variant="outline" onClick={cancel}>
              Cancel
            </Button>
          ))}
      </Flex>
    </chakra.form>
  )
}
