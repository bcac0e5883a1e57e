import { placeRoutes } from '../records/place-rows'
import { addressAnswer, addressFields, newAddress } from '../records/places'

export const debtorAddressHandlers = placeRoutes('debtor_address/', {
  fields: addressFields,
  rows: (debtor) => debtor.addresses,
  withRows: (debtor, addresses) => ({ ...debtor, addresses }),
  make: ({ world }, given) => newAddress(world, given),
  answer: addressAnswer,
})
