import { Box, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type ReactNode, startTransition, useId } from 'react'
import { Button } from '@/ui/Buttons'

/** A labelled group for one of several addresses or contacts. */
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
  /** For entries whose fields or heading already identify them. */
  isTitleHidden?: boolean
  hint?: ReactNode
  /** Omitted for an entry that must remain. */
  onRemove?: (() => void) | undefined
  children: ReactNode
}) {
  const title = index === 0 ? name : `${name} ${index + 1}`
  const titleId = useId()
  return (
    // Not a fieldset: Chromium drops container queries in a fieldset when its legend changes.
    <Box role="group" aria-labelledby={titleId} mb="2" minW="0">
      <Flex wrap="wrap" align="baseline" columnGap="3" mb="1" srOnly={isTitleHidden}>
        <Box id={titleId} fontWeight="semibold">
          {title}
        </Box>
        {hint && (
          <Box color="fg.muted" fontSize="sm">
            {hint}
          </Box>
        )}
      </Flex>
      {children}
      {onRemove && (
        <Button variant="ghost" size="sm" tone="danger" ms="-3" onClick={onRemove}>
          Remove {title.toLowerCase()}
        </Button>
      )}
    </Box>
  )
}

export const AddEntryButton = ({
  onClick,
  children,
}: {
  onClick: () => void
  children: ReactNode
}) => (
  // The button's press paints before the new fields render.
  <Button variant="ghost" size="sm" onClick={() => startTransition(onClick)}>
    <Plus aria-hidden />
    {children}
  </Button>
)

/** The index to focus when an entry is removed, counted before the removal. */
export const neighbourIndex = (index: number) => (index > 0 ? index - 1 : 1)
