import { Box, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type ReactNode, startTransition, useId } from 'react'
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
  const titleId = useId()
  return (
    // Not a fieldset: Chromium loses the container queries inside one whose legend changes.
    <Box role="group" aria-labelledby={titleId} mb="2" minW="0">
      <Flex align="baseline" columnGap="3" mb="1" srOnly={isTitleHidden}>
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
  // The press is painted before the fields it adds.
  <Button variant="ghost" size="sm" onClick={() => startTransition(onClick)}>
    <Plus aria-hidden />
    {children}
  </Button>
)

/** The entry that takes the focus when another one is removed, by its index before the removal. */
export const neighbourIndex = (index: number) => (index > 0 ? index - 1 : 1)
