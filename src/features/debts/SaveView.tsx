import { Text } from '@chakra-ui/react'
import type { DebtsSearch } from './search'
import { ViewNameForm } from './ViewNameForm'
import { viewSearch } from './views'

/** Keeps what is on the screen as a view, where it is anything but the whole list. */
export function SaveView({
  search,
  problemOf,
  onSave,
}: {
  search: DebtsSearch
  problemOf: (name: string) => string | null
  onSave: (name: string) => void
}) {
  if (Object.keys(viewSearch(search)).length === 0) {
    return (
      <Text color="fg.muted">
        Choose a tile, an age, filters or an order, and you can save them here under a name.
      </Text>
    )
  }
  return (
    <ViewNameForm
      label="Name of this view"
      submit="Save view"
      problemOf={problemOf}
      onName={onSave}
    />
  )
}
