import { Box, Field, Span } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldText {
  label: ReactNode
  hint?: ReactNode
  /** Appends "(optional)" to the label. */
  optional?: boolean
}

/** The ids that link a control to its label, hint and error. */
interface Wiring {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

const labelText = (label: ReactNode, optional: boolean | undefined) => (
  <>
    {label}
    {optional && (
      <Span fontSize="xs" fontWeight="normal" color="fg.muted">
        {' (optional)'}
      </Span>
    )}
  </>
)

/** Hint, error and warning of a control, with the ids for `aria-describedby`. */
export function useFieldWiring(
  name: string,
  shown: { hint?: ReactNode; error?: string; warning?: string | null },
) {
  const unique = useId()
  const id = `${name.replaceAll('.', '-')}${unique}`
  const described = [
    shown.hint && `${id}-hint`,
    shown.error && `${id}-error`,
    shown.warning && `${id}-warning`,
  ].filter(Boolean)
  const wiring: Wiring = {
    id,
    'aria-invalid': shown.error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  }
  return wiring
}

export const labelStyle = { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } as const

const helpStyle = { fontSize: '0.8125rem', lineHeight: '1.125rem' } as const

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box id={`${id}-hint`} {...helpStyle} color="fg.muted" mb="1">
      {children}
    </Box>
  )
}

const messageStyle = {
  ...helpStyle,
  display: 'flex',
  gap: '1.5',
  alignItems: 'flex-start',
  whiteSpace: 'pre-line',
  _icon: { flexShrink: 0, boxSize: '4', mt: '1px' },
} as const

/** A field's error; the icon avoids relying on colour alone. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <Box {...messageStyle} fontWeight="medium" color="fg.error" mb="1">
      <CircleAlert aria-hidden />
      <Span srOnly>Error: </Span>
      <span id={`${id}-error`}>{message}</span>
    </Box>
  )
}

/**
 * Label, hint, error, control and warning in separate rows, so that the fields of a `FieldRow`
 * align by subgrid.
 */
export function FieldShell({
  wiring,
  text,
  error,
  warning,
  children,
}: {
  wiring: Wiring
  text: FieldText
  error?: string | undefined
  warning?: string | null | undefined
  children: ReactNode
}) {
  const { id } = wiring
  return (
    <Field.Root
      id={id}
      invalid={Boolean(error)}
      // A single field is no group for screen readers.
      role="none"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap="0"
      mb="3"
      minW="0"
    >
      <Field.Label {...labelStyle} display="block" gridRow="1" mb="1">
        {labelText(text.label, text.optional)}
      </Field.Label>
      <Box gridRow="2">
        {text.hint && <FieldHint id={id}>{text.hint}</FieldHint>}
        {error && <FieldError id={id} message={error} />}
      </Box>
      <Box gridRow="3">{children}</Box>
      <Box gridRow="4" aria-live="polite">
        {warning && (
          <Box {...messageStyle} color="fg.warning" mt="1">
            <TriangleAlert aria-hidden />
            <span id={`${id}-warning`}>{warning}</span>
          </Box>
        )}
      </Box>
    </Field.Root>
  )
}
