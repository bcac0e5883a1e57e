import { Box, Flex, Span } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Unread } from '@/api/wire/tolerant-record'
import { fieldPathLabel } from '@/rules/field-path'
import { IconButton } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { Tag } from '@/ui/Tag'
import { Tooltip } from '@/ui/Tooltip'
import { CopyButton } from '../CopyButton'

export interface SavedRecord extends Unread {
  id: number
  label: string
  isPrimary: boolean
  doNotContact: boolean
}

const iconSize = { base: 'md', md: 'sm' } as const

/** The card of an address or contact, with its edit, copy and remove buttons. */
export function RecordCard({
  record: { id, label, isPrimary, doNotContact, unread = {} },
  name,
  uses,
  copyText,
  onEdit,
  onRemove,
  children,
}: {
  record: SavedRecord
  /** The record within the labels of its buttons, such as "address Head office". */
  name: string
  /** Further tags beside "Primary" and "Do not contact". */
  uses: readonly string[]
  /** The text that "Copy" puts on the clipboard. */
  copyText: string
  onEdit: () => void
  onRemove: () => void
  children: ReactNode
}) {
  const unreadFields = Object.keys(unread).map(fieldPathLabel)
  return (
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
          <Tooltip content="Edit">
            <IconButton
              label={`Edit ${name}`}
              icon={<Pencil aria-hidden />}
              size={iconSize}
              data-edit={id}
              onClick={onEdit}
            />
          </Tooltip>
          <CopyButton text={copyText} label={`Copy ${name}`} iconOnly size={iconSize} />
          <Tooltip content="Remove">
            <IconButton
              label={`Remove ${name}`}
              icon={<Trash2 aria-hidden />}
              size={iconSize}
              tone="danger"
              onClick={onRemove}
            />
          </Tooltip>
        </Flex>
      </Flex>
      {children}
      {unreadFields.length > 0 && (
        <Box mt="2" fontSize="sm" color="fg.muted">
          Unknown: {unreadFields.join(', ')}
        </Box>
      )}
    </Card>
  )
}
