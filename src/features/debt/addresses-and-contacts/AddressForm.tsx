import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { AddressFields } from '@/components/addresses/AddressFields'
import { type AddressValues, addressSchema } from '@/components/addresses/schema'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { useUnloadWarning } from '@/ui/useUnloadWarning'

export function AddressForm({
  start,
  onSave,
  notice,
}: {
  start: AddressValues
  onSave: (typed: AddressValues) => Promise<void>
  notice: ReactNode
}) {
  const form = useForm<AddressValues>({
    ...formMode,
    resolver: zodResolver(addressSchema),
    defaultValues: start,
  })
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)
  return (
    <Form form={form} submit="Save address" submitting="Saving address" onSubmit={onSave}>
      <AddressFields control={form.control} />
      {notice}
    </Form>
  )
}
