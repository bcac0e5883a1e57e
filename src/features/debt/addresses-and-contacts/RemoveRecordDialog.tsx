import { ConfirmDialog } from '@/ui/ConfirmDialog'

/** Asks before an address or contact is removed. */
export function RemoveRecordDialog<T>({
  noun,
  item,
  name,
  nextPrimary,
  onRemove,
  onClose,
}: {
  noun: string
  item: T | null
  name: string
  /** What becomes the primary one in its place; empty where nothing does. */
  nextPrimary: string
  onRemove: (item: T) => Promise<void>
  onClose: (removed: boolean) => void
}) {
  return (
    <ConfirmDialog
      open={item !== null}
      title={`Remove ${noun}`}
      body={`${name} will be removed.${nextPrimary ? ` ${nextPrimary} becomes the primary ${noun}.` : ''}`}
      confirm={`Remove ${noun}`}
      tone="danger"
      onConfirm={async () => {
        // What goes wrong is told by the snackbar; the entry is still in the list.
        const removed =
          item !== null &&
          (await onRemove(item).then(
            () => true,
            () => false,
          ))
        onClose(removed)
      }}
      onClose={() => onClose(false)}
    />
  )
}
