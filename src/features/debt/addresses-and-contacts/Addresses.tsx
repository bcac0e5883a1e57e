import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addressListQuery,
  addressUpdateBody,
  useCreateAddress,
  useDeleteAddress,
  useUpdateAddress,
} from '@/api/debtor/addresses'
import type { Debtor, DebtorAddress } from '@/api/debtor/debtor'
import { type AddressBody, addressBody, emptyAddress } from '@/api/wire/address-and-contact'
import type { AddressValues } from '@/components/addresses/schema'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { QueryList } from '../QueryList'
import { AddressCard, addressUses } from './AddressCard'
import { AddressForm } from './AddressForm'
import { addressLines } from './address-text'
import { PlacesEditor } from './RecordsEditor'
import { usePlaces } from './useRecords'

const firstLine = (address: DebtorAddress) => address.street_1 || address.postcode

export function Addresses({ debtor }: { debtor: Debtor }) {
  const queryClient = useQueryClient()
  const options = addressListQuery(debtor.id)
  const query = useQuery(options)
  const { mutateAsync: update } = useUpdateAddress(debtor.id)
  const { create, isChecking, stopChecking } = useCreateAddress(debtor.id)
  const { mutateAsync: remove } = useDeleteAddress(debtor.id)
  const { frozen, store, discard, stillMarked, unmarkAgain } = usePlaces<
    DebtorAddress,
    AddressValues,
    AddressBody
  >({
    kind: 'Address',
    debtorId: debtor.id,
    // Coordinates nobody is asked for stay as they were, and so does what is not known here.
    bodyOf: (address, typed) =>
      address ? addressUpdateBody(address, typed) : addressBody({ ...emptyAddress, ...typed }),
    create,
    update,
    remove,
    readList: async () => (await queryClient.query({ ...options, staleTime: 0 })).items,
  })
  return (
    <QueryList query={query} what="the addresses">
      {(loaded) => {
        const items = frozen ?? loaded
        return (
          <PlacesEditor
            word="address"
            words="addresses"
            items={items}
            says={firstLine}
            usesOf={addressUses}
            card={(address) => <AddressCard address={address} />}
            form={(existing, done) => (
              <AddressForm
                start={existing ?? { ...emptyAddress, ...(items.length > 0 && further) }}
                onSave={async (typed) => {
                  await store(items, typed, existing)
                  done()
                }}
                notice={isChecking && <CheckingNotice onStop={stopChecking} />}
              />
            )}
            copied={(address) => addressLines(address).join('\n')}
            onRemove={(address) => discard(items, address)}
            stillMarked={stillMarked}
            onUnmark={() => void unmarkAgain(items)}
          />
        )
      }}
    </QueryList>
  )
}

/** A further address has no name yet and does not take the place of the primary one. */
const further = { label: '', isPrimary: false }
