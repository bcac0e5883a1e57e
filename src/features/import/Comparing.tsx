import { Button } from '@/ui/Buttons'
import { Skeleton } from '@/ui/Skeleton'
import type { Work } from './work'

/** Shown between the press that imports and the first call that sends. */
export function Comparing({ work }: { work: Work }) {
  return (
    <>
      <p>Comparing the rows with your debts before anything is sent…</p>
      <Skeleton label="Reading your debts" lines={3} />
      <Button variant="outline" onClick={work.cancelComparing}>
        Cancel
      </Button>
    </>
  )
}
