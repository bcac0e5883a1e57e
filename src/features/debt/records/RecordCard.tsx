import { Flex, Span } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { Tag } from '@/ui/Tag'

export interface SavedRecord {
  id: number
  label: string
  isPrimary: boolean
  doNotContact: boolean
}

const iconSize = { base: 'md', md: 'sm' } as const

/** The card of an address or contact, with its edit and remove buttons. */
export const RecordCard = ({
  record: { label, isPrimary, doNotContact },
  name,
  uses,
  onEdit,
  onRemove,
  children,
}: {
  record: SavedRecord
  /** The record within the labels of its buttons, such as "address Head office". */
  name: string
  uses: readonly string[]
  onEdit: () => void
  onRemove: () => void
  children: ReactNode
}) => (
  <Card as="li" p="4" minW="0">
    <Flex justify="space-between" align="flex-start" gap="2" mb="1">
      <Flex wrap="wrap" gap="2" align="center" minW="0" pt={{ base: '2', md: '1' }}>
        {label && <Span fontWeight="semibold">{label}</Span>}
        {isPrimary && <Tag tone="info">Primary</Tag>}
        {uses.map((use) => (
          <Tag key={use}>{use}</Tag>
        ))}
        {doNotContact && <Tag tone="warning">Do not contact</Tag>}
      </Flex>
      <Flex me="-2" flex="none">
        <IconButton
          label={`Edit ${name}`}
          icon={<Pencil aria-hidden />}
          size={iconSize}
          onClick={onEdit}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 aria-hidden />}
          size={iconSize}
          tone="danger"
          onClick={onRemove}
        />
      </Flex>
    </Flex>
    {children}
  </Card>
)
