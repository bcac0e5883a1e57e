import { companies } from './seed/companies'
import { generatedDebt } from './seed/generated'
import { seedPeople } from './seed/people'
import { othersDebts, persons } from './seed/persons'
import { createDebt } from './seed/seed-debt'
import type { Seed } from './store/world-store'

export interface SeedOptions {
  /** Number of generated debts for the first client, after its own. */
  debts?: number
}

/** Debt ids differ from debtor ids, so that mixing them up fails. */
const firstDebtId = 101

/** The demo data: the same users, debts, dates and ids every time. */
export const seedWorld =
  ({ debts = 0 }: SeedOptions = {}): Seed =>
  (world) => {
    world.nested = { ...world.nested, debt: firstDebtId }
    seedPeople(world)
    const { odd, plain, usual } = companies
    for (const debt of [...usual, ...odd, ...persons, ...plain]) createDebt(world, 1, debt)
    for (const debt of othersDebts) createDebt(world, 2, debt)
    for (let index = 0; index < debts; index += 1) createDebt(world, 1, generatedDebt(index))
  }
