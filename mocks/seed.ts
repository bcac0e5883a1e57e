import { companies } from './seed/companies'
import { generatedEntry } from './seed/generated'
import { oddCompanies } from './seed/odd-companies'
import { seedPeople } from './seed/people'
import { othersDebts, persons } from './seed/persons'
import { plainDebts } from './seed/plain'
import { createFromEntry, seedDebt } from './seed/seed-debt'
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
  (world, files) => {
    world.nested = { ...world.nested, debt: firstDebtId }
    seedPeople(world)
    for (const debtSeed of [...companies, ...oddCompanies, ...persons, ...plainDebts])
      seedDebt(world, files, 1, debtSeed)
    for (const debtSeed of othersDebts) seedDebt(world, files, 2, debtSeed)
    for (let index = 0; index < debts; index += 1) createFromEntry(world, 1, generatedEntry(index))
  }
