import { addressUses } from '@/components/addresses/text'
import { Tag } from '@/ui/Tag'

const tones: Partial<Record<(typeof addressUses)[number][0], 'info' | 'warning'>> = {
  isPrimary: 'info',
  doNotContact: 'warning',
}

/** The uses of an address or a contact as tags. */
export const UseTags = ({
  record,
}: {
  record: Partial<Record<(typeof addressUses)[number][0], boolean>>
}) =>
  addressUses
    .filter(([use]) => record[use])
    .map(([use, label]) => (
      <Tag key={use} tone={tones[use] ?? 'neutral'}>
        {label}
      </Tag>
    ))
