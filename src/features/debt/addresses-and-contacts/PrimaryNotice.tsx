import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'

/** Warns unless exactly one item is primary. */
export function PrimaryNotice({
  pluralNoun,
  items,
  stillPrimaryNames,
  onRetryUnset,
}: {
  /** The plural within a sentence, such as "addresses". */
  pluralNoun: string
  items: readonly { isPrimary: boolean }[]
  /** Names of former primary items whose update failed. */
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
