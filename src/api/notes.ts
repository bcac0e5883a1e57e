import { type Note, note } from './debtor/debt-records'
import { ownedList } from './owned-list'

/** The notes of a debt, by the id of the `debtor_debt`, not of the debtor. */
export const noteList = ownedList<Pick<Note, 'note'>, Note>({
  path: 'debt_notes',
  owner: 'debt',
  noun: 'note',
  schema: note,
  identity: ['note'],
})
