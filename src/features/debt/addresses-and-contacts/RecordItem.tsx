import { Box, Flex } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/Buttons'
import { Tooltip } from '@/ui/Tooltip'
import { CopyButton } from '../CopyButton'

/** The card of an address or contact, with its edit, copy and remove buttons. */
export function RecordItem({
  id,
  noun,
  name,
  heading,
  onEdit,
  onRemove,
  copyText,
  children,
}: {
  id: number
  noun: string
  name: string
  /** The label and tags beside the buttons. */
  heading: ReactNode
  onEdit: () => void
  onRemove: () => void
  /** The text that "Copy" puts on the clipboard. */
  copyText: string
  children: ReactNode
}) {
  return (
    <Box as="li" borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4" minW="0">
      <Flex justify="space-between" align="flex-start" gap="2" mb="1">
        <Box minW="0" pt={{ base: '2', md: '1' }}>
          {heading}
        </Box>
        <Flex me="-2" flex="none">
          <Tooltip content="Edit">
            <IconButton
              label={`Edit ${noun} ${name}`}
              icon={<Pencil aria-hidden />}
              size={iconSize}
              data-edit={id}
              onClick={onEdit}
            />
          </Tooltip>
          <CopyButton text={copyText} label={`Copy ${noun} ${name}`} iconOnly size={iconSize} />
          <Tooltip content="Remove">
            <IconButton
              label={`Remove ${noun} ${name}`}
              icon={<Trash2 aria-hidden />}
              size={iconSize}
              tone="danger"
              onClick={onRemove}
            />
          </Tooltip>
        </Flex>
      </Flex>
      {children}
    </Box>
  )
}

const iconSize = { base: 'md', md: 'sm' } as const
