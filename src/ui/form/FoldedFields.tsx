import { Span } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { Disclosure } from '../Disclosure'

/** Rarely used fields, folded under a title and what they hold; an error in them opens them. */
export function FoldedFields({
  title,
  summary,
  names,
  isInitiallyOpen = false,
  children,
}: {
  title: string
  /** Names the fields, or their values. */
  summary: string
  /** The fields inside, or the parents of their paths. */
  names: readonly string[]
  isInitiallyOpen?: boolean
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const { errors } = useFormState({ name: names })
  return (
    <Disclosure
      isOpen={isOpen || names.some((name) => get(errors, name) !== undefined)}
      onOpenChange={setOpen}
      summary={
        <>
          <span>{title}</span>
          {summary && <Span color="fg.muted">: {summary}</Span>}
        </>
      }
    >
      {children}
    </Disclosure>
  )
}
