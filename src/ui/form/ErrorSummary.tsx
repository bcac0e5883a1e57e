import { Box } from '@chakra-ui/react'
import type { Ref, RefObject } from 'react'
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { fieldPathLabel } from '@/rules/field-path'
import { Notice } from '../Notice'

/** All errors of a form, each linked to its field. */
export function ErrorSummary<V extends FieldValues, C, O>({
  form: { control, setFocus },
  formElement,
  ref,
}: {
  form: UseFormReturn<V, C, O>
  formElement: RefObject<HTMLFormElement | null>
  ref: Ref<HTMLDivElement>
}) {
  const { errors } = useFormState({ control })
  const fields = Array.from(formElement.current?.elements ?? [], (element) =>
    element.getAttribute('name'),
  )
  // In the order of the page; those of the whole form first.
  const entries = listErrors(errors).sort(
    (one, other) => fields.indexOf(one.field) - fields.indexOf(other.field),
  )
  if (entries.length === 0) return null
  return (
    <Notice ref={ref} tone="error" heading="There is a problem" level={2}>
      <Box
        as="ul"
        color="fg.error"
        css={{ '& li': { mt: '1' }, '& a': { color: 'inherit', textDecoration: 'underline' } }}
      >
        {entries.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === '' ? (
              message
            ) : (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault()
                  setFocus(field as FieldPath<V>)
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </Box>
    </Notice>
  )
}

interface ErrorEntry {
  /** The path of the field; blank for an error of the whole form or of a list. */
  field: string
  message: string
}

function listErrors(errors: FieldErrors, parent = ''): ErrorEntry[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || key === 'ref') return []
    const path = `${parent}${key}`
    const { message, type } = error
    if (typeof message === 'string') {
      if (/(^|\.)root\b/.test(path)) return [{ field: '', message }]
      // A server's message does not name its field (decision 48).
      const label = type === 'server' ? `${fieldPathLabel(path)}: ` : ''
      return [{ field: path, message: `${label}${message}` }]
    }
    return listErrors(error as FieldErrors, `${path}.`)
  })
}
