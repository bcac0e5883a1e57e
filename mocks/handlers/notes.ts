import type * as z from 'zod/mini'
import type { note } from '@/api/debtor/debt-records'
import { timestamp } from '../clock'
import { accept } from '../drf/accept'
import { record } from '../drf/record'
import { char } from '../drf/text'
import { pk } from '../drf/values'
import { listResponse } from '../http/list-response'
import { json, noContent } from '../http/responses'
import { privateRoute } from '../http/route'
import { idInPath, numberFilter, ownDebtIds } from '../records/owned'
import type { NoteRow } from '../rows'

const serialiseNote = (row: NoteRow) => ({ ...row }) satisfies z.input<typeof note>

const all = privateRoute('debt_notes/', {
  GET: ({ world, user, url }) => {
    const own = ownDebtIds(world, user)
    const debt = numberFilter(url, 'debt_id')
    const isListed = (row: NoteRow) => own.has(row.debt) && (debt === null || row.debt === debt)
    return listResponse({ world, url }, world.notes.where(isListed).map(serialiseNote))
  },
  POST: ({ world, user, data }) => {
    const own = ownDebtIds(world, user)
    const fields = record({ debt: pk((id) => own.has(id)), note: char() })
    const { debt = 0, note: text = '' } = accept(fields, data())
    const row = { debt, note: text, created_by: user.email, created_at: timestamp() }
    return json(serialiseNote(world.notes.add(row)), 201)
  },
})

const one = privateRoute('debt_notes/:id/', {
  DELETE: (call) => {
    const { world, user } = call
    const own = ownDebtIds(world, user)
    const row = idInPath(call, (id) => world.notes.find((n) => n.id === id && own.has(n.debt)))
    world.notes.remove(row.id)
    return noContent()
  },
})

export const noteHandlers = [...all, ...one]
