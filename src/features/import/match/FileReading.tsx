import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { type Encoding, encodings } from '@/lib/csv-decode'
import { Disclosure } from '@/ui/Disclosure'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { useImport } from '../import-draft'
import type { Delimiter, FileFacts, ReadOptions } from '../sheet/protocol'

const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Excel on Windows)',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  macintosh: 'Mac Roman',
}

const delimiterNames: Record<Delimiter, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
}

/** How the text of the file was read, and other ways to read it. A workbook leaves no choice. */
export function FileReading({ file: { encoding, delimiter, sampleLine } }: { file: FileFacts }) {
  const draft = useImport()
  if (!encoding || !delimiter) return null
  const reread = (options: ReadOptions) => void draft.reread({ encoding, delimiter, ...options })
  return (
    <Disclosure summary="Letters or columns look wrong?">
      {sampleLine !== null && (
        <Box overflowWrap="anywhere" lineClamp="2" maxW="36rem" mb="2" fontSize="sm">
          A line of your file: <q>{sampleLine}</q>
        </Box>
      )}
      <Flex wrap="wrap" gap="4">
        <Choice
          label="Text encoding"
          names={encodingNames}
          options={encodings}
          value={encoding}
          onChange={(chosen) => reread({ encoding: chosen })}
        />
        <Choice
          label="Columns are separated by"
          names={delimiterNames}
          options={Object.keys(delimiterNames) as Delimiter[]}
          value={delimiter}
          onChange={(chosen) => reread({ delimiter: chosen })}
        />
      </Flex>
    </Disclosure>
  )
}

function Choice<T extends string>({
  label,
  names,
  options,
  value,
  onChange,
}: {
  label: string
  names: Record<T, string>
  options: readonly T[]
  value: T
  onChange: (value: T) => void
}) {
  const id = useId()
  return (
    <Box fontSize="sm">
      <label htmlFor={id}>{label}</label>
      <ControlSelect
        id={id}
        size="sm"
        w="18rem"
        maxW="full"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </ControlSelect>
    </Box>
  )
}
