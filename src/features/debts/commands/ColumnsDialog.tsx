import { Flex, Grid } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { toggleEntry } from '../search'
import { type ChosenColumns, optionalColumns, visibleColumns } from '../table/columns'

/** The choice of columns, which this browser remembers. */
export function ColumnsDialog({
  chosen,
  onChoose,
  onClose,
}: {
  chosen: ChosenColumns
  onChoose: (columns: ChosenColumns) => void
  onClose: () => void
}) {
  const shown = visibleColumns(chosen).map(({ column }) => column)
  return (
    <Dialog open title="Columns" onClose={onClose}>
      <Grid gap="2" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} mb="5">
        {optionalColumns.map(({ column, label }) => (
          <Checkbox
            key={column}
            checked={shown.includes(column)}
            onChange={() => onChoose(toggleEntry(shown, column) ?? [])}
          >
            {label}
          </Checkbox>
        ))}
      </Grid>
      <Flex gap="3" wrap="wrap">
        <Button onClick={onClose}>Done</Button>
        <Button variant="outline" onClick={() => onChoose(null)}>
          Use the default columns
        </Button>
      </Flex>
    </Dialog>
  )
}
