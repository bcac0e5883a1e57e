import { Alert, Box, chakra, Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import {
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'
import { Button } from '../Buttons'
import { CancelContext } from '../Dialog'
import { applySubmissionError, errorSummaryEntries, type SummaryEntry } from './submission-error'

/** Validates on submit; `Form` validates failed fields on change, and focuses the summary. */
export const formMode = {
  mode: 'onSubmit',
  reValidateMode: 'onSubmit',
  shouldFocusError: false,
} as const

/**
 * The base of every form: prevents double submission, and shows errors on their fields and in a
 * summary that receives focus.
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
  /** Resolves when the submission is complete; a rejection is shown as an error. */
  onSubmit: (values: O) => Promise<unknown>
  /** Label of the submit button. */
  submit: string
  submitting?: string
  /** Maps a path of the server's error body, with its message, to a form field. */
  serverField?: (path: string, message: string) => string | undefined
  /** Replaces the Cancel button of a dialog. */
  secondary?: ReactNode
  label?: string
  children: ReactNode
}) {
  const cancel = use(CancelContext)
  // A ref, because state updates one render too late to block a second press.
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  // Reset after the result has rendered: a form that closes must not submit again.
  const [submissions, setSubmissions] = useState(0)
  useEffect(() => {
    if (submissions > 0) isRunning.current = false
  }, [submissions])
  const summary = useRef<HTMLDivElement>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const entries = errorSummaryEntries(form.formState.errors, formElement.current)
  useErrorTitle(entries.length > 0)
  useRevalidation(form)

  // Focuses the summary in the render that adds it; on mount if the form opens with errors.
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

/**
 * Validates the fields in error whenever the form changes, because another field may decide whether
 * they are valid; a field that was in error before, when it changes itself. The server's error of a
 * field stays until that field changes. (With react-hook-form's own `reValidateMode`, every field is
 * validated while it is first typed in.)
 */
function useRevalidation<V extends FieldValues, C, O>({
  subscribe,
  trigger,
}: UseFormReturn<V, C, O>): void {
  useEffect(() => {
    const failed = new Set<string>()
    return subscribe({
      formState: { values: true },
      callback: ({ name: changed, errors = {} }) => {
        for (const name of failed) {
          // Entries that are added to or removed from a list change the names of others.
          if (changed && name.startsWith(`${changed}.`)) failed.delete(name)
        }
        const names = errorSummaryEntries(errors, null)
          .map(({ name }) => name)
          .filter((name) => name !== '')
        for (const name of names) failed.add(name)
        const stale = names.filter(
          (name) => name === changed || (get(errors, name) as FieldError).type !== 'server',
        )
        if (changed && failed.has(changed) && !names.includes(changed)) stale.push(changed)
        if (stale.length > 0) void trigger(stale as FieldPath<V>[])
      },
    })
  }, [subscribe, trigger])
}

/** All errors of a form, each linked to its field. */
function ErrorSummary({
  entries,
  onGo,
  ref,
}: {
  entries: readonly SummaryEntry[]
  onGo: (name: string) => void
  ref: Ref<HTMLDivElement>
}) {
  return (
    <Alert.Root ref={ref} status="error" variant="surface" role="alert" tabIndex={-1} mb="6">
      <Alert.Indicator mt="0.5">
        <CircleAlert aria-hidden />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title asChild fontWeight="semibold">
          <h2>There is a problem</h2>
        </Alert.Title>
        <Box as="ul" listStyleType="none">
          {entries.map(({ name, message }) => (
            <Box as="li" key={`${name} ${message}`} whiteSpace="pre-line" mt="1">
              {name === '' ? (
                message
              ) : (
                <Box asChild color="inherit" textDecoration="underline">
                  <a
                    href={`#${name}`}
                    onClick={(event) => {
                      event.preventDefault()
                      onGo(name)
                    }}
                  >
                    {message}
                  </a>
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Alert.Content>
    </Alert.Root>
  )
}

const errorPrefix = 'Error: '
let formsWithErrors = 0

/**
 * Prefixes the title with "Error: " while a form has errors, as GOV.UK does: screen readers
 * announce it first, and the tab shows it.
 */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    formsWithErrors += 1
    if (!document.title.startsWith(errorPrefix)) document.title = errorPrefix + document.title
    return () => {
      formsWithErrors -= 1
      if (formsWithErrors === 0 && document.title.startsWith(errorPrefix)) {
        document.title = document.title.slice(errorPrefix.length)
      }
    }
  }, [hasErrors])
}
