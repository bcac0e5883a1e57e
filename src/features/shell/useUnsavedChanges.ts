import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { hasDrafts } from '@/session/drafts'
import { useUnloadWarning } from '@/ui/useUnloadWarning'

/**
 * Whether a reload would lose drafts or running mutations. The browser then confirms before
 * unloading. The function is stable across renders.
 */
export function useUnsavedChanges(): () => boolean {
  const queryClient = useQueryClient()
  const isUnsaved = useCallback(() => hasDrafts() || queryClient.isMutating() > 0, [queryClient])
  useUnloadWarning(isUnsaved)
  return isUnsaved
}
