import { Box } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Buttons'

/** The fields of one of several addresses or contacts, named by its kind and number. */
export function EntryGroup({
  name,
  index,
  isTitleHidden = false,
  hint,
  onRemove,
  children,
}: {
  name: 'Address' | 'Contact'
  index: number
  /** Where the fields, or the heading above them, show what it is. */
  isTitleHidden?: boolean
  hint?: ReactNode
  /** Left out where it has to stay. */
  onRemove?: (() => void) | undefined
  children: ReactNode
}) {
  const title = index === 0 ? name : `${name} ${index + 1}`
  return (
    <Box asChild mb="2" minW="0">
      <fieldset>
        <Box asChild float="left" {...(isTitleHidden ? hiddenTitle : shownTitle)}>
          <legend>{title}</legend>
        </Box>
        {hint && (
          <Box overflow="hidden" ps="3" color="fg.muted" fontSize="sm" lineHeight="1.5rem" mb="1">
            {hint}
          </Box>
        )}
        <Box clear="both">{children}</Box>
        {onRemove && (
          <Button variant="ghost" size="sm" tone="danger" ms="-3" onClick={onRemove}>
            Remove {title.toLowerCase()}
          </Button>
        )}
      </fieldset>
    </Box>
  )
}

const shownTitle = { fontWeight: 'semibold', pe: '3', mb: '1' } as const

/**
 * Not `srOnly`: Chromium loses the container queries of a fieldset whose legend changes between
 * absolute and in flow.
 */
const hiddenTitle = {
  boxSize: '1px',
  mb: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const AddEntryButton = ({
  onClick,
  children,
}: {
  onClick: () => void
  children: ReactNode
}) => (
  <Button variant="ghost" size="sm" onClick={onClick}>
    <Plus aria-hidden />
    {children}
  </Button>
)

/** The entry that takes the focus when another one is removed, by its index before the removal. */
export const neighbourOf = (index: number) => (index > 0 ? index - 1 : 1)
