import { Button } from '@/ui/Buttons'
import type { Work } from './import-session'

/** Back to the choice of a file. */
export const StartAgain = ({ work }: { work: Work }) => (
  <Button variant="ghost" onClick={work.startAgain}>
    Start again
  </Button>
)
