import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'

/** Renders a hook outside any screen. @returns its first value */
export function createHookRenderer(queryClient: QueryClient) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children)
  return <T>(useHook: () => T): T => renderHook(useHook, { wrapper }).result.current
}
