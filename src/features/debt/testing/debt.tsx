import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { world } from '#mocks/node'
import { currentUserQuery } from '@/api/user'
import { createQueryClient } from '@/query-client'
import { renderScreen } from '@/testing/mount-screen'
import { DebtDetail } from '../DebtDetail'
import { type DebtSearch, debtSearchSchema } from '../search'
import { Statement } from '../statement/Statement'

const Detail = () => <DebtDetail {...(useSearch({ strict: false }) as DebtSearch)} debtorId={1} />

/** Opens the first debt of the first client: Alderbrook Joinery Ltd. */
export const openDebt = (search = '', queryClient = createQueryClient()) =>
  renderScreen(
    `/debt-detail/1${search}`,
    { '/debt-detail/1': Detail },
    { searchSchemas: { '/debt-detail/1': debtSearchSchema }, queryClient },
  )

/** Loads the user before the debt is rendered, like the route does. */
export async function openDebtAsUser(search = '') {
  const queryClient = createQueryClient()
  await queryClient.query(currentUserQuery)
  return openDebt(search, queryClient)
}

export const openStatement = () => renderScreen('/', { '/': () => <Statement debtorId={1} /> })

/** Changes the first debt on the mocked server. */
export function change(debt: object, debtor: object = {}): void {
  const row = world.debtors.get(1)
  if (row) world.debtors.save({ ...row, ...debtor, debt: { ...row.debt, ...debt } })
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
