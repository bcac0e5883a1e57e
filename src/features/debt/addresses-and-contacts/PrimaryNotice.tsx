import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'

/** What is wrong with the one that should be primary; nothing where it is exactly one. */
export function PrimaryNotice({
  pluralNoun,
  items,
  stillPrimaryNames,
  onRetryUnset,
}: {
  /** As they stand in a sentence: "addresses". */
  pluralNoun: string
  items: readonly { isPrimary: boolean }[]
  /** The names of those whose mark should have gone with the last change and did not. */
  stillPrimaryNames: readonly string[]
  onRetryUnset: () => void
}) {
  const primaryCount = items.filter(({ isPrimary }) => isPrimary).length
  if (items.length === 0 || primaryCount === 1) return null
  if (stillPrimaryNames.length > 0 && primaryCount > 1) {
    return (
      <Notice
        tone="error"
        heading={`More than one of the ${pluralNoun} is marked as primary`}
        actions={
          <Button variant="outline" onClick={onRetryUnset}>
            Try again
          </Button>
        }
      >
        The new one is saved, but the mark could not be taken from {stillPrimaryNames.join(' and ')}
        .
      </Notice>
    )
  }
  return (
    <Notice tone="warning">
      {primaryCount > 1
        ? `More than one of the ${pluralNoun} is marked as primary. Edit the one that counts to make it the only one.`
        : `None of the ${pluralNoun} is marked as primary. Edit one to make it so.`}
    </Notice>
  )
}
