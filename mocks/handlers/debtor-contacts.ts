import {
  checkContact,
  contactFields,
  newContact,
  serialiseContact,
} from '../records/addresses-and-contacts'
import { nestedRoutes } from '../records/nested-routes'

export const debtorContactHandlers = nestedRoutes('debtor_contact/', {
  fields: contactFields,
  checkWhole: checkContact,
  rows: (debtor) => debtor.contacts,
  withRows: (debtor, contacts) => ({ ...debtor, contacts }),
  create: ({ world }, given) => newContact(world, given),
  serialise: serialiseContact,
})
