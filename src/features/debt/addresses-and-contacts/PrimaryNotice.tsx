import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'

/** What is wrong with the one that should be primary; nothing where it is exactly one. */
export function PrimaryNotice({
  words,
  items,
  left,
  onUnmark,
}: {
  /** As they stand in a sentence: "addresses". */
  words: string
  items: readonly { isPrimary: boolean }[]
  /** The names of those whose mark should have gone with the last change and did not. */
  left: readonly string[]
  onUnmark: () => void
}) {
  const marked = items.filter(({ isPrimary }) => isPrimary).length
  if (items.length === 0 || marked === 1) return null
  if (left.length > 0 && marked > 1) {
    return (
      <Notice
        tone="error"
        heading={`More than one of the ${words} is marked as primary`}
        actions={
          <Button variant="outline" onClick={onUnmark}>
            Try again
          </Button>
        }
      >
        The new one is saved, but the mark could not be taken from {left.join(' and ')}.
      </Notice>
    )
  }
  return (
    <Notice tone="warning">
      {marked > 1
        ? `More than one of the ${words} is marked as primary. Edit the one that counts to make it the only one.`
        : `None of the ${words} is marked as primary. Edit one to make it so.`}
    </Notice>
  )
}
