import { Flex, Span } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { UseTags } from '../UseTags'
import type { SavedRecord } from './useRecords'

const iconSize = { base: 'md', md: 'sm' } as const

/** The card of an address or contact, with its edit and remove buttons. */
export const RecordCard = ({
  record,
  name,
  onEdit,
  onRemove,
  children,
}: {
  record: SavedRecord
  /** The record within the labels of its buttons, such as "address Head office". */
  name: string
  onEdit: () => void
  onRemove: () => void
  children: ReactNode
}) => (
  <Card as="li" p="4" minW="0">
    <Flex justify="space-between" align="flex-start" gap="2" mb="1">
      <Flex wrap="wrap" gap="2" align="center" minW="0" pt={{ base: '2', md: '1' }}>
        {record.label && <Span fontWeight="semibold">{record.label}</Span>}
        <UseTags record={record} />
      </Flex>
      <Flex me="-2" flex="none">
        <IconButton label={`Edit ${name}`} icon={<Pencil />} size={iconSize} onClick={onEdit} />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 />}
          size={iconSize}
          colorPalette="red"
          onClick={onRemove}
        />
      </Flex>
    </Flex>
    {children}
  </Card>
)
