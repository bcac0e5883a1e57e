import { companies } from './seed/companies'
import { generatedEntry } from './seed/generated'
import { oddCompanies } from './seed/odd-companies'
import { seedPeople } from './seed/people'
import { othersDebts, persons } from './seed/persons'
import { plainDebts } from './seed/plain'
import { storeEntry, tell } from './seed/story'
import type { Seed } from './store/world-store'

export interface SeedOptions {
  /** So many generated debts for the first client, after its own. */
  debts?: number
}

/** The ids of debts differ from those of debtors, so that a mix-up shows. */
const firstDebtId = 101

/** The demo world: the same people, debts, dates and ids every time. */
export const seedWorld =
  ({ debts = 0 }: SeedOptions = {}): Seed =>
  (world, files) => {
    world.nested = { ...world.nested, debt: firstDebtId }
    seedPeople(world)
    for (const story of [...companies, ...oddCompanies, ...persons, ...plainDebts])
      tell(world, files, 1, story)
    for (const story of othersDebts) tell(world, files, 2, story)
    for (let place = 0; place < debts; place += 1) storeEntry(world, 1, generatedEntry(place))
  }
