import { Box, HStack, NativeSelect } from '@chakra-ui/react'
import { useId } from 'react'
import { type Encoding, encodings } from '@/lib/csv-decode'
import { Button } from '@/ui/Buttons'
import { selectRecipe } from '@/ui/theme/select-recipe'
import type { ImportSession } from '../import-session'
import type { FileSummary, ReadOptions } from '../worker/sheet-service'

const names: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Excel on Windows)',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  macintosh: 'Mac Roman',
}

/** Shows a line with non-ASCII letters and lets the user correct the text encoding. */
export function EncodingChoice({
  importSession,
  readOptions,
  summary,
  sampleLine,
}: {
  importSession: ImportSession
  readOptions: ReadOptions
  summary: FileSummary
  sampleLine: string
}) {
  const id = useId()
  return (
    <Box mt="2">
      <HStack columnGap="6" rowGap="2" flexWrap="wrap">
        <Box overflowWrap="anywhere" lineClamp="2" maxW="36rem">
          A line of your file: <q>{sampleLine}</q>
        </Box>
        <HStack gap="3" flexWrap="wrap">
          <label htmlFor={id}>Looks wrong? Text encoding</label>
          <NativeSelect.Root recipe={selectRecipe} size="sm" width="18rem" maxW="full">
            <NativeSelect.Field
              id={id}
              value={summary.encoding}
              onChange={({ target }) => {
                const encoding = encodings.find((name) => name === target.value)
                if (encoding) void importSession.rereadFile({ encoding, repair: false })
              }}
            >
              {encodings.map((encoding) => (
                <option key={encoding} value={encoding}>
                  {names[encoding]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </HStack>
        {summary.garbled && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => void importSession.rereadFile({ ...readOptions, repair: true })}
          >
            Repair garbled letters
          </Button>
        )}
      </HStack>
    </Box>
  )
}
