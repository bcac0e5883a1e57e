import { Button } from '@/ui/Buttons'
import type { Work } from './work'

/** Back to the choice of a file. */
export const StartAgain = ({ work }: { work: Work }) => (
  <Button variant="ghost" onClick={work.startAgain}>
    Start again
  </Button>
)
