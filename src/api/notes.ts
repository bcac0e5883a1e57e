import { type Note, note } from './debtor/debt-records'
import { ownedList } from './owned-list'

const body = ({ text }: { text: string }) => ({ note: text })

/** The notes of a debt, by the id of the `debtor_debt`, not of the debtor. */
export const {
  listQuery: noteListQuery,
  creatableList: noteList,
  useCreate: useCreateNote,
  useDelete: useDeleteNote,
} = ownedList<{ text: string }, Note>({
  path: 'debt_notes',
  owner: 'debt',
  noun: 'note',
  schema: note,
  body,
  identity: body,
})
