import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import { type Encoding, encodings } from '@/lib/csv-decode'
import { Disclosure } from '@/ui/Disclosure'
import { Select } from '@/ui/Select'
import { useSheet } from '../import-draft'

const names: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Excel on Windows)',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  macintosh: 'Mac Roman',
}

/** Shows a line with letters beyond ASCII and lets the person correct the encoding of the text. */
export function EncodingChoice() {
  const { draft, file } = useSheet()
  const id = useId()
  if (!file.encoding || file.sampleLine === null) return null
  return (
    <Disclosure summary="Letters look wrong?">
      <Box overflowWrap="anywhere" lineClamp="2" maxW="36rem" mb="2" fontSize="sm">
        A line of your file: <q>{file.sampleLine}</q>
      </Box>
      <label htmlFor={id}>Text encoding</label>
      <Select
        id={id}
        size="sm"
        w="18rem"
        maxW="full"
        value={file.encoding}
        onChange={({ target }) => {
          const encoding = encodings.find((name) => name === target.value)
          if (encoding) void draft.reread({ encoding })
        }}
      >
        {encodings.map((encoding) => (
          <option key={encoding} value={encoding}>
            {names[encoding]}
          </option>
        ))}
      </Select>
    </Disclosure>
  )
}
