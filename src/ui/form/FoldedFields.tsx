import { Box, Span } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form'
import { Disclosure } from '../Disclosure'

/** Rarely used fields, collapsed under a summary; an error in them opens them. */
export function FoldedFields<V extends FieldValues, O = V>({
  title,
  summary,
  control,
  names,
  children,
}: {
  title: string
  /** Summary of the fields' values. */
  summary: string
  control: Control<V, unknown, O>
  names: FieldPath<V>[]
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { errors } = useFormState({ control, name: names })
  const hasError = names.some((name) => get(errors, name) !== undefined)
  return (
    <Box mb="1">
      <Disclosure
        isOpen={isOpen || hasError}
        onOpenChange={setOpen}
        summary={
          <>
            {title}
            {summary && <Span color="fg.muted">: {summary}</Span>}
          </>
        }
      >
        {children}
      </Disclosure>
    </Box>
  )
}
