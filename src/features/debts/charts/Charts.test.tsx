import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseMore, open, setUpList, table } from '../testing/list'

setUpList()
// Preloads the lazy chunk, which is slow on a busy machine.
beforeAll(() => import('./Charts'))
beforeEach(() => localStorage.clear())

const charts = () => screen.findByRole('region', { name: 'Charts' })
const figures = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))
const bars = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

async function openCharts(path = '/') {
  const opened = open(path)
  await table()
  await chooseMore(opened.user, 'Show charts')
  await charts()
  return opened
}

test('the charts open on demand and keep their state', async () => {
  const { user } = await openCharts()
  expect(await charts()).toHaveTextContent('Charts of the 40 debts shown')
  await user.click(screen.getByRole('button', { name: 'Show figures' }))
  expect(screen.getByRole('button', { name: 'Hide figures' })).toBeVisible()
  expect(localStorage.getItem('preference:1:charts')).toBe('{"open":true,"figures":true}')
  await user.click(screen.getByRole('button', { name: 'Close charts' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Charts' })).toBeNull())
})

test('each table has the data of its chart and adds up to the total of the list', async () => {
  await openCharts()
  for (const name of ['Outstanding by time overdue', 'Outstanding by status']) {
    const sliceRows = figures(name)
    const total = sliceRows.pop()
    expect(sliceRows.map(([label, , amount]) => `${label} ${amount?.split(' ')[0]}`)).toEqual(
      bars(name),
    )
    expect(total?.slice(0, 2)).toEqual(['Total', '40'])
    expect(total?.[2]).toContain('£284,698.56')
  }
  expect(figures('Recovered over time').at(-1)).toEqual(['Total', '8', '£9,800.00'])
  expect(await charts()).toHaveTextContent('£9,800.00 recovered, by the quarter it was paid.')
  expect(await charts()).not.toHaveTextContent('Leaves out')
})

test('pressing a bar filters the list, and pressing it again removes the filter', async () => {
  const { router, user } = await openCharts('/?disputed=no')
  const statuses = () => within(screen.getByRole('list', { name: 'Outstanding by status' }))
  await user.click(statuses().getByRole('button', { name: /^Processing/ }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ disputed: 'no', status: ['Processing'] }),
  )
  await waitFor(() => expect(bars('Outstanding by status')).toHaveLength(1))
  expect(await charts()).toHaveTextContent('Charts of the 27 debts shown')
  expect(await charts()).toHaveTextContent('Nothing has been paid on these debts yet.')
  await user.click(statuses().getByRole('button', { name: /^Processing/, pressed: true }))
  await waitFor(() => expect(router.state.location.search).toEqual({ disputed: 'no' }))

  const ages = within(screen.getByRole('list', { name: 'Outstanding by time overdue' }))
  await user.click(ages.getByRole('button', { name: /^Over 180 days/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ age: ['over-180'] }))
})

test('a message replaces the bars when nothing is outstanding', async () => {
  await openCharts('/?show=settled')
  const { getAllByText } = within(await charts())
  expect(getAllByText('Nothing is outstanding on these debts.')).toHaveLength(2)
})
