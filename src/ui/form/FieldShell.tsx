import { Box, Field, Span } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The rows of a field, which the subgrid of a `FieldRow` aligns. */
export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const

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

/** The second row of a field. */
export const FieldHelp = ({
  id,
  hint,
  error,
}: {
  id: string
  hint: ReactNode
  error: string | undefined
}) => (
  <Box gridRow="2">
    {hint && <FieldHint id={id}>{hint}</FieldHint>}
    {error && <FieldError id={id} message={error} />}
  </Box>
)

/**
 * Label, hint, error, control and warning in separate rows, so that the fields of a `FieldRow`
 * align by subgrid.
 */
export function FieldShell({
  id,
  label,
  hint,
  optional,
  error,
  warning,
  after,
  children,
}: {
  /** The id of the control. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Appends "(optional)" to the label. */
  optional?: boolean | undefined
  error?: string | undefined
  warning?: ReactNode
  /** Shown below the warning. */
  after?: ReactNode
  children: ReactNode
}) {
  return (
    <Field.Root
      id={id}
      invalid={Boolean(error)}
      // A single field is no group for screen readers.
      role="none"
      {...fieldGrid}
      mb="3"
      gap="0"
      minW="0"
    >
      <Field.Label {...labelStyle} display="block" gridRow="1" mb="1">
        <span>{label}</span>
        {optional && (
          <Span fontSize="xs" fontWeight="normal" color="fg.muted">
            {' (optional)'}
          </Span>
        )}
      </Field.Label>
      <FieldHelp id={id} hint={hint} error={error} />
      <Box gridRow="3">{children}</Box>
      <Box gridRow="4" aria-live="polite">
        {warning && (
          <Box {...messageStyle} color="fg.warning" mt="1">
            <TriangleAlert aria-hidden />
            <span id={`${id}-warning`}>{warning}</span>
          </Box>
        )}
        {after}
      </Box>
    </Field.Root>
  )
}
