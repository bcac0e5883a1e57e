import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { hasDrafts } from '@/session/drafts'

/**
 * Tells what a reload would lose: unsaved work, an import or an upload, a change on its way. While
 * there is any, a reload asks first, whichever screen is shown.
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
