import { ConfirmDialog } from '@/ui/Dialog'

/** Confirms the removal of an address or contact. */
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
  /** Name of the item that becomes primary; empty if none does. */
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
        // The snackbar reports a failure; the item stays in the list.
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
