import { useEffect } from 'react'
import type { CompanyForm } from './company-values'

/** Naming another the primary one takes that from the one that was. */
export function useOnePrimary(
  { subscribe, setValue, getValues }: CompanyForm,
  list: 'addresses' | 'contacts',
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const [of, chosen, field] = (name ?? '').split('.')
          if (of !== list || field !== 'isPrimary') return
          const place = Number(chosen)
          const all = getValues(list)
          if (!all[place]?.isPrimary) return
          all.forEach((one, other) => {
            if (other !== place && one.isPrimary) setValue(`${list}.${other}.isPrimary`, false)
          })
        },
      }),
    [subscribe, setValue, getValues, list],
  )
}
