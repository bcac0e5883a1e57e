import { Skeleton } from '@/ui/Skeleton'

/** The skeleton of a screen while its route loads. */
export const PagePending = () => (
  <div aria-busy="true">
    <Skeleton lines={6} />
  </div>
)
