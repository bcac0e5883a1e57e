import { Box, Grid } from '@chakra-ui/react'
import { Checkbox } from '@/ui/Checkbox'
import { optionalColumns } from '../table/columns'
import type { TablePreferences } from '../table/preferences'

/** Settings for the visible columns and the row height, stored in this browser. */
export function ColumnsPanel({
  preferences,
  onPreferences,
}: {
  preferences: TablePreferences
  onPreferences: (preferences: TablePreferences) => void
}) {
  const { hidden, compact } = preferences
  return (
    <>
      <Grid gap="1" templateColumns="1fr 1fr">
        {optionalColumns.map(({ column, label }) => (
          <Checkbox
            key={column}
            size="sm"
            checked={!hidden.includes(column)}
            onChange={(isShown) => {
              const others = hidden.filter((other) => other !== column)
              onPreferences({ ...preferences, hidden: isShown ? others : [...others, column] })
            }}
          >
            {label}
          </Checkbox>
        ))}
      </Grid>
      <Box mt="3" pt="3" borderTopWidth="1px">
        <Checkbox
          size="sm"
          checked={compact}
          onChange={(isCompact) => onPreferences({ ...preferences, compact: isCompact })}
        >
          Compact rows
        </Checkbox>
      </Box>
    </>
  )
}
