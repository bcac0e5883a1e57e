import { Box, Span } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const helpStyle = { fontSize: '0.8125rem', lineHeight: '1.125rem' } as const

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <Box id={`${id}-hint`} {...helpStyle} color="fg.muted" mb="1">
    {children}
  </Box>
)

const messageStyle = {
  ...helpStyle,
  display: 'flex',
  gap: '1.5',
  alignItems: 'flex-start',
  whiteSpace: 'pre-line',
  _icon: { flexShrink: 0, boxSize: '4', mt: '1px' },
} as const

/** A field's error; the icon avoids relying on colour alone. */
export const FieldError = ({ id, message }: { id: string; message: string }) => (
  <Box {...messageStyle} fontWeight="medium" color="fg.error" mb="1">
    <CircleAlert aria-hidden />
    <Span srOnly>Error: </Span>
    <span id={`${id}-error`}>{message}</span>
  </Box>
)

interface FieldTexts {
  hint?: ReactNode
  error?: string | undefined
  warning?: ReactNode
}

/** Describes a control by the texts of its `FieldShell`. */
export const fieldAria = (id: string, { hint, error, warning }: FieldTexts) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`]
      .filter(Boolean)
      .join(' ') || undefined,
})

/**
 * Label, hint and error, control, and warning in separate rows, so that the fields of a `FieldRow`
 * align by subgrid.
 */
export const FieldShell = ({
  id,
  label,
  isOptional,
  isGroup = false,
  children,
  ...texts
}: FieldTexts & {
  /** The id of the control. */
  id: string
  label: ReactNode
  /** Appends "(optional)" to the label. */
  isOptional?: boolean | undefined
  /** Whether the control is a group of radio buttons. */
  isGroup?: boolean
  children: ReactNode
}) => (
  <Box
    display="grid"
    gridTemplateColumns="minmax(0, 1fr)"
    alignContent="start"
    minW="0"
    mb="3"
    {...(isGroup && {
      role: 'radiogroup',
      'aria-labelledby': `${id}-label`,
      ...fieldAria(id, texts),
    })}
  >
    <Box asChild gridRow="1" mb="1" fontSize="sm" lineHeight="1.25rem" fontWeight="medium">
      <label id={`${id}-label`} htmlFor={isGroup ? undefined : id}>
        <span>{label}</span>
        {isOptional && (
          <Span fontSize="xs" fontWeight="normal" color="fg.muted">
            {' (optional)'}
          </Span>
        )}
      </label>
    </Box>
    <Box gridRow="2">
      {texts.hint && <FieldHint id={id}>{texts.hint}</FieldHint>}
      {texts.error && <FieldError id={id} message={texts.error} />}
    </Box>
    <Box gridRow="3">{children}</Box>
    <Box gridRow="4" aria-live="polite">
      {texts.warning && (
        <Box {...messageStyle} color="fg.warning" mt="1">
          <TriangleAlert aria-hidden />
          <span id={`${id}-warning`}>{texts.warning}</span>
        </Box>
      )}
    </Box>
  </Box>
)
