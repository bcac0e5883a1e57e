import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { hasDrafts } from '@/session/drafts'

/**
 * Whether a reload would lose drafts or running mutations. The browser then confirms before
 * unloading.
 */
export function useUnsavedChanges(): () => boolean {
  const queryClient = useQueryClient()
  const isUnsaved = useCallback(() => hasDrafts() || queryClient.isMutating() > 0, [queryClient])
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isUnsaved])
  return isUnsaved
}
