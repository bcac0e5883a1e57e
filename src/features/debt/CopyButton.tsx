import { Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { snackbar } from '@/session/snackbar'
import { Button, IconButton } from '@/ui/Buttons'
import { Tooltip } from '@/ui/Tooltip'

/** Copies a text to the clipboard and reports the outcome. */
export function CopyButton({
  text,
  label,
  iconOnly = false,
  size,
}: {
  text: string
  label: string
  iconOnly?: boolean
  size?: ComponentProps<typeof IconButton>['size']
}) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      snackbar.success('Copied.')
    } catch {
      snackbar.error('The browser would not copy it.')
    }
  }
  const onClick = () => void copy()
  return iconOnly ? (
    <Tooltip content={label}>
      <IconButton label={label} icon={<Copy aria-hidden />} size={size} onClick={onClick} />
    </Tooltip>
  ) : (
    <Button variant="ghost" size={size} onClick={onClick}>
      {label}
    </Button>
  )
}
