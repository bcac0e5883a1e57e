import { addressUses } from '@/components/addresses/entry-text'
import { Tag } from '@/ui/Tag'

const colours: Partial<Record<(typeof addressUses)[number][0], string>> = {
  isPrimary: 'accent',
  doNotContact: 'amber',
}

export const UseTags = ({
  record,
}: {
  record: Partial<Record<(typeof addressUses)[number][0], boolean>>
}) =>
  addressUses
    .filter(([use]) => record[use])
    .map(([use, label]) => (
      <Tag key={use} colorPalette={colours[use] ?? 'gray'}>
        {label}
      </Tag>
    ))
