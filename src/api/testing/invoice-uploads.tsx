import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useDraft } from '@/session/useDraft'
import type { Uploads } from '../invoices/upload-list'
import { useInvoiceUploads } from '../invoices/useInvoiceUploads'

export const chosenFiles = (...names: string[]) => names.map((name) => new File(['x'], name))

/** A file that was deleted from the disk after it was chosen. */
export function deletedFile(name: string): File {
  const file = new File(['x'], name)
  file.slice = () => {
    throw new DOMException('changed on disk', 'NotReadableError')
  }
  return file
}

/** Opens the uploads of a debt with some files chosen. */
export function openUploads(...names: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useInvoiceUploads(useDraft<Uploads>('uploads', () => [])), {
    wrapper,
  })
  act(() => result.current.add(chosenFiles(...names)))
  const states = () => result.current.items.map(({ state }) => state)
  const keyOf = (index: number) => result.current.items[index]?.key ?? ''
  return { result, states, keyOf }
}
