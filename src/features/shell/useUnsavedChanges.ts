import { useQueryClient } from '@tanstack/react-query'
import { hasDrafts } from '@/session/drafts'
import { useUnloadWarning } from '@/ui/useUnloadWarning'

/**
 * Whether a reload would lose drafts or running mutations. The browser then confirms before
 * unloading.
 */
export function useUnsavedChanges(): () => boolean {
  const queryClient = useQueryClient()
  const isUnsaved = () => hasDrafts() || queryClient.isMutating() > 0
  useUnloadWarning(isUnsaved)
  return isUnsaved
}
