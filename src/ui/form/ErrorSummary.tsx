import { Alert, Box } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { Ref, RefObject } from 'react'
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'

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
  const entries = summaryEntries(errors, formElement.current)
  if (entries.length === 0) return null
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
                <span>{message}</span>
              ) : (
                <Box asChild color="inherit" textDecoration="underline">
                  <a
                    href={`#${name}`}
                    onClick={(event) => {
                      event.preventDefault()
                      setFocus(name as FieldPath<V>)
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

interface SummaryEntry {
  /** The field's form path; empty for an error of the whole form. */
  name: string
  message: string
}

/** A form's errors in page order; errors of the whole form first. */
function summaryEntries(errors: FieldErrors, page: HTMLFormElement | null): SummaryEntry[] {
  const names = Array.from(page?.elements ?? [], (element) => element.getAttribute('name'))
  const found: SummaryEntry[] = []
  const collect = (node: unknown, path: string) => {
    if (!node || typeof node !== 'object') return
    if ('message' in node && typeof node.message === 'string' && node.message) {
      const isWhole = path === 'root' || path.startsWith('root.') || path.endsWith('.root')
      found.push({ name: isWhole ? '' : path, message: node.message })
      return
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'ref') collect(child, path ? `${path}.${key}` : key)
    }
  }
  collect(errors, '')
  return found.sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}
