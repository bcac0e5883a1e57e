import { Box, Span } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export interface FieldText {
  label: ReactNode
  hint?: ReactNode
  /** Adds "(optional)" behind the label. */
  optional?: boolean
}

/** The ids that tie a control to its label, hint and message. */
interface Wiring {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

const labelText = (label: ReactNode, optional: boolean | undefined) => (
  <>
    {label}
    {optional && <Span fontWeight="normal"> (optional)</Span>}
  </>
)

/** Hint, error and warning of a control, and the ids it is described by. */
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

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box id={`${id}-hint`} fontSize="sm" color="fg.muted" mb="1">
      {children}
    </Box>
  )
}

/** The message of a field; the mark keeps it from being told by colour alone. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <Box fontSize="sm" fontWeight="medium" color="fg.error" mb="1" whiteSpace="pre-line">
      <Span srOnly>Error: </Span>
      <span id={`${id}-error`}>{message}</span>
    </Box>
  )
}

/** What is wrong has a bar at its edge, to be found from afar. */
export const errorEdge = { borderInlineStartWidth: '4px', borderColor: 'border.error', ps: '3' }

/** Label above, hint and error between, control below: one column that reads from top to bottom. */
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
    <Box mb="5" minW="0" {...(error && errorEdge)}>
      <Box asChild display="block" fontWeight="medium" mb="1">
        <label htmlFor={id}>{labelText(text.label, text.optional)}</label>
      </Box>
      {text.hint && <FieldHint id={id}>{text.hint}</FieldHint>}
      {error && <FieldError id={id} message={error} />}
      {children}
      {warning && (
        <Box id={`${id}-warning`} aria-live="polite" fontSize="sm" color="fg.warning" mt="1">
          {warning}
        </Box>
      )}
    </Box>
  )
}
