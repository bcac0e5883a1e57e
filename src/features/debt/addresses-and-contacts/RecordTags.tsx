import { Flex, Span } from '@chakra-ui/react'
import { Tag } from '@/ui/Tag'

/** The label of an address or contact, with tags for its uses. */
export function RecordTags({
  record: { label, isPrimary, doNotContact },
  uses = [],
}: {
  record: { label: string; isPrimary: boolean; doNotContact: boolean }
  uses?: readonly string[]
}) {
  return (
    <Flex wrap="wrap" gap="2" align="center">
      {label && <Span fontWeight="semibold">{label}</Span>}
      {isPrimary && <Tag tone="info">Primary</Tag>}
      {uses.map((use) => (
        <Tag key={use}>{use}</Tag>
      ))}
      {doNotContact && <Tag tone="warning">Do not contact</Tag>}
    </Flex>
  )
}
