import type { ComponentProps, ComponentType } from 'react'
import { lazyComponent } from '@/ui/lazy-component'
import { Skeleton } from '@/ui/Skeleton'

type Parts = typeof import('./parts')

function lazyPart<Name extends keyof Parts>(name: Name) {
  type Props = ComponentProps<Parts[Name]>
  return lazyComponent<Props>(
    async () => ({ default: (await import('./parts'))[name] as ComponentType<Props> }),
    { fallback: <Skeleton lines={6} />, shouldPreload: true },
  )
}

export const Addresses = lazyPart('Addresses')
export const Contacts = lazyPart('Contacts')
export const EditDebtForm = lazyPart('EditDebtForm')
export const Invoices = lazyPart('Invoices')
export const Notes = lazyPart('Notes')
export const Payments = lazyPart('Payments')
