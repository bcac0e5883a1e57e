import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, type SyntheticEvent, use, useEffect, useRef, useState } from 'react'
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  get,
  type PathValue,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { Button } from '../Buttons'
import { DialogFormContext } from '../Dialog'
import { ErrorSummary } from './ErrorSummary'
import { applySubmissionError } from './submission-error'

/**
 * The options of every form, which validates on submit, then on change, as is the default. The summary takes
 * the focus, not the first field.
 */
export const formMode = { shouldFocusError: false }

/**
 * The base of every form: submits once however often it is pressed, and shows errors on their
 * fields and in a summary that takes the focus.
 */
export function Form<V extends FieldValues, C, O>({
  form,
  onSubmit,
  submit,
  submitting = submit,
  serverField,
  secondary,
  label,
  children,
}: {
  form: UseFormReturn<V, C, O>
  /** A rejection is shown as an error. */
  onSubmit: (values: O) => Promise<unknown>
  submit: string
  /** Replaces `submit` while the form is being sent. */
  submitting?: string
  /** Maps a path of the server's error body, with its message, to a form field. */
  serverField?: (path: string, message: string) => string | undefined
  /** Replaces the Cancel button of a dialog. */
  secondary?: ReactNode
  label?: string
  children: ReactNode
}) {
  const dialog = use(DialogFormContext)
  const { isSubmitting, isDirty } = useFormState({ control: form.control })
  const [lastRun, setLastRun] = useState({ hasFailed: false })
  // A ref, because state would block a second press one render too late. It is released once the
  // result has rendered: a form that closes is not submitted again.
  const isRunning = useRef(false)
  const formElement = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    isRunning.current = false
    if (lastRun.hasFailed) summary.current?.focus()
  }, [lastRun])
  // Closing the dialog does not discard a form that is being sent.
  const isUnsent = isDirty && !isSubmitting
  useEffect(() => dialog?.onDirtyChange(isUnsent), [dialog, isUnsent])

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    readFilledFields(form, event.currentTarget)
    let hasFailed = true
    const submitValues = async (values: unknown) => {
      try {
        await onSubmit(values as O)
        hasFailed = false
      } catch (thrown) {
        applySubmissionError(form, thrown, serverField)
      }
    }
    await form
      .handleSubmit(submitValues)()
      .finally(() => setLastRun({ hasFailed }))
  }

  return (
    <chakra.form ref={formElement} noValidate aria-label={label} onSubmit={send}>
      <ErrorSummary ref={summary} form={form} formElement={formElement} />
      <FormProvider {...form}>{children}</FormProvider>
      <Flex wrap="wrap" gap="3" mt="4">
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? submitting : submit}
        </Button>
        {secondary ??
          (dialog && (
            <Button variant="outline" onClick={dialog.onCancel}>
              Cancel
            </Button>
          ))}
      </Flex>
    </chakra.form>
  )
}

const filledTypes: readonly string[] = ['text', 'email', 'tel', 'password']

/**
 * Takes over what a password manager has put into the fields without an event: what stands in the
 * fields is what is sent. Browsers strip line breaks from inputs, and spaces around an email.
 */
function readFilledFields<V extends FieldValues, C, O>(
  { getValues, setValue }: UseFormReturn<V, C, O>,
  { elements }: HTMLFormElement,
) {
  for (const field of elements) {
    if (!(field instanceof HTMLInputElement) || !filledTypes.includes(field.type)) continue
    const known: unknown = field.name && get(getValues(), field.name)
    if (typeof known !== 'string') continue
    const line = known.replace(/[\r\n]+/g, '')
    if (field.value !== (field.type === 'email' ? line.trim() : line)) {
      const name = field.name as FieldPath<V>
      setValue(name, field.value as PathValue<V, typeof name>)
    }
  }
}
