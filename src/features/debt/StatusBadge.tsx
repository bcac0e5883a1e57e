import { Archive, CheckCheck, CircleDot, CircleHelp, Hand, Inbox, Scale } from 'lucide-react'
import { type StatusFamily, statusFamily } from '@/rules/status-family'
import { Tag } from '@/ui/Tag'

const familyStyles = {
  new: { colorPalette: 'blue', Icon: Inbox },
  'in-progress': { colorPalette: 'accent', Icon: CircleDot },
  'waiting-for-you': { colorPalette: 'amber', Icon: Hand },
  legal: { colorPalette: 'purple', Icon: Scale },
  paid: { colorPalette: 'green', Icon: CheckCheck },
  closed: { colorPalette: 'gray', Icon: Archive },
  unknown: { colorPalette: 'gray', Icon: CircleHelp },
} satisfies Record<StatusFamily, object>

/** A debt's status text; colour and icon show its family. */
export function StatusBadge({ status }: { status: string }) {
  const { colorPalette, Icon } = familyStyles[statusFamily(status)]
  return (
    <Tag colorPalette={colorPalette}>
      <Icon aria-hidden size={14} style={{ flexShrink: 0 }} />
      {status}
    </Tag>
  )
}
