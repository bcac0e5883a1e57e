import { Text } from '@chakra-ui/react'
import type { DebtsSearch } from '../search'
import { viewSearch } from './saved-views'
import { ViewNameForm } from './ViewNameForm'

/** Saves the current filters and order as a view; shows a hint if there are none. */
export function SaveViewForm({
  search,
  validateName,
  onSave,
}: {
  search: DebtsSearch
  validateName: (name: string) => string | null
  onSave: (name: string) => void
}) {
  if (Object.keys(viewSearch(search)).length === 0) {
    return (
      <Text color="fg.muted" fontSize="sm">
        Choose a part, an age, filters or an order to save them as a view.
      </Text>
    )
  }
  return (
    <ViewNameForm
      label="Name of this view"
      submit="Save view"
      validateName={validateName}
      onName={onSave}
    />
  )
}
