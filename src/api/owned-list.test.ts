import { expect, it } from 'vitest'
import { noteList } from './notes'
import { json, respondTo, stubServer } from './testing/server'

stubServer()

it('the list of an owner leaves out the records of others, which a server that ignores the filter sends', async () => {
  respondTo('GET debt_notes/?debt_id=9', () =>
    json([{ id: 1, debt: 9 }, { id: 2, debt: 8 }, { id: 3 }, { id: 'x', debt: 9 }]),
  )
  const list = await noteList.creatableList(9).fetchList(new AbortController().signal)
  expect(list.items.map(({ id }) => id)).toEqual([1, 3])
  expect(list.unreadable).toBe(1)
})
