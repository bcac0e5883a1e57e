import { useEffect } from 'react'
import type { CompanyForm } from './company-values'

/** Marking an entry as primary unmarks the others. */
export function useSinglePrimary(
  { subscribe, setValue, getValues }: CompanyForm,
  list: 'addresses' | 'contacts',
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const [changedList, changedIndex, field] = (name ?? '').split('.')
          if (changedList !== list || field !== 'isPrimary') return
          const index = Number(changedIndex)
          const all = getValues(list)
          if (!all[index]?.isPrimary) return
          all.forEach((one, other) => {
            if (other !== index && one.isPrimary) setValue(`${list}.${other}.isPrimary`, false)
          })
        },
      }),
    [subscribe, setValue, getValues, list],
  )
}
