import type * as z from 'zod/mini'
import type { note } from '@/api/debtor/debt-records'
import { type NoteRow, timestamp } from '../db'
import { accept, record } from '../drf/field'
import { char, pk } from '../drf/values'
import { json, noContent } from '../http/responses'
import { numberInQuery, privateRoute, recordInPath } from '../http/route'
import { createOwnerFilter } from '../records/owned'

const serialiseNote = (row: NoteRow) => ({ ...row }) satisfies z.input<typeof note>

const all = privateRoute('debt_notes/', {
  GET: (call) => {
    const isListed = createOwnerFilter(call, numberInQuery(call, 'debt_id'))
    return json(call.world.notes.where(isListed).map(serialiseNote))
  },
  POST: (call) => {
    const { world, user, data } = call
    const isOwn = createOwnerFilter(call)
    const fields = record({ debt: pk((debt) => isOwn({ debt })), note: char() })
    const { debt = 0, note = '' } = accept(fields, data())
    const row = { debt, note, created_by: user.email, created_at: timestamp() }
    return json(serialiseNote(world.notes.add(row)), 201)
  },
})

const one = privateRoute('debt_notes/:id/', {
  DELETE: (call) => {
    const { notes } = call.world
    const isOwn = createOwnerFilter(call)
    const { id } = recordInPath(call, (id) => notes.find((row) => row.id === id && isOwn(row)))
    notes.remove(id)
    return noContent()
  },
})

export const noteHandlers = [...all, ...one]
