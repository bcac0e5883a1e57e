import { Flex, Grid } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { toggleEntry } from '../search'
import { type ChosenColumns, type ColumnName, columnNames, columns } from '../table/columns'

/** The choice of columns, which this browser remembers. The name cannot be hidden. */
export const ColumnsDialog = ({
  shown,
  onChoose,
  onClose,
}: {
  shown: readonly ColumnName[]
  onChoose: (columns: ChosenColumns) => void
  onClose: () => void
}) => (
  <Dialog title="Columns" onClose={onClose}>
    <Grid gap="2" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} mb="5">
      {columnNames
        .filter((name) => name !== 'name')
        .map((name) => (
          <Checkbox
            key={name}
            checked={shown.includes(name)}
            onChange={() => onChoose(toggleEntry(shown, name) ?? [])}
          >
            {columns[name].label}
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
