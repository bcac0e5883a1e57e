import { Box } from '@chakra-ui/react'
import type { Unread } from '@/api/wire/tolerant-record'
import { fieldPathLabel } from '@/rules/field-path'

/** Lists the fields of an address or contact that could not be read. */
export function UnknownFields({ record: { unread = {} } }: { record: Unread }) {
  const fields = Object.keys(unread).map(fieldPathLabel)
  if (fields.length === 0) return null
  return (
    <Box mt="2" fontSize="sm" color="fg.muted">
      Unknown: {fields.join(', ')}
    </Box>
  )
}
