import { addressFields, newAddress, serialiseAddress } from '../records/addresses-and-contacts'
import { nestedRoutes } from '../records/nested-routes'

export const debtorAddressHandlers = nestedRoutes('debtor_address/', {
  fields: addressFields,
  rows: (debtor) => debtor.addresses,
  withRows: (debtor, addresses) => ({ ...debtor, addresses }),
  create: ({ world }, given) => newAddress(world, given),
  serialise: serialiseAddress,
})
