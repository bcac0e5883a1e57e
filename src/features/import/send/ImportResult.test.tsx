import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import {
  api,
  importAll,
  importAs,
  openFile,
  type PostHandler,
  press,
  serveImports,
  specifiedThanks,
  tokens,
  user,
} from '../testing/screen'

serveImports()

test('rejected rows are fixed and sent, and no other row is sent again', async () => {
  api.postHandlers = [
    (bodies) =>
      HttpResponse.json(
        bodies.map((_, index) => (index === 1 ? { customer_ref: ['Not unique.'] } : {})),
        { status: 400 },
      ),
  ]
  await openFile()
  await importAll()
  await screen.findByText(/^2 of 3 debts added/)
  await press('Fix and send this row')
  const reference = await screen.findByLabelText('Your reference instead of “B-2”')
  await user.clear(reference)
  await user.type(reference, 'B-22{Enter}')
  await importAs('Import 1 debt')
  await screen.findByText(/^1 of 1 debt added/)
  expect(api.posts.map((bodies) => bodies.map((body) => body.customer_ref))).toEqual([
    ['A-1', 'B-2', 'C-3'],
    ['A-1', 'C-3'],
    ['B-22'],
  ])
})

test('a rejected row is listed by its number in the file, without a success message', async () => {
  const reason = { debtor_debt: { initial_debt: ['Too much.'] } }
  const refuse: PostHandler = (bodies) =>
    HttpResponse.json(
      bodies.map(() => reason),
      { status: 400 },
    )
  api.postHandlers = [refuse]
  await openFile()
  await importAll()
  expect(await screen.findByText('No debts were added')).toBeInTheDocument()
  const table = screen.getByRole('table', { name: 'Rows that were not added' })
  expect(within(table).getAllByRole('row')[2]).toHaveTextContent(
    '3Original amount£15,000.01Too much.',
  )
  expect(screen.queryByText(specifiedThanks)).not.toBeInTheDocument()
  expect(snackbar.queue().map(({ colour }) => colour)).toEqual(['error'])
})

test('I07, I08: a response that never arrived is replaced by the list, and only the rest is sent', async () => {
  api.postHandlers = [
    (bodies) => {
      api.create(bodies.slice(0, 2))
      return HttpResponse.error()
    },
  ]
  const router = await openFile()
  await importAll()
  expect(await screen.findByText(/^Stopped. 2 of 3 debts added/)).toBeInTheDocument()
  expect(api.posts).toHaveLength(1)

  // Away and back, as after logging in again: the import is where it was.
  session.expire()
  await router.navigate({ to: '/debts' })
  expect(await screen.findByText('list')).toBeInTheDocument()
  session.start(tokens)
  await router.navigate({ to: '/add-debt' })
  await press('Check again')
  await press('Send the rest')
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  expect(api.posts.map((bodies) => bodies.map(({ company_name }) => company_name))).toEqual([
    ['Alder Ltd', 'Birch, Sons & Co', 'Cedar Ltd'],
    ['Cedar Ltd'],
  ])
})
