import { placeRoutes } from '../records/place-rows'
import { checkContact, contactAnswer, contactFields, newContact } from '../records/places'

export const debtorContactHandlers = placeRoutes('debtor_contact/', {
  fields: contactFields,
  checkWhole: checkContact,
  rows: (debtor) => debtor.contacts,
  withRows: (debtor, contacts) => ({ ...debtor, contacts }),
  make: ({ world }, given) => newContact(world, given),
  answer: contactAnswer,
})
