import { Button } from '@/ui/Buttons'
import type { ImportSession } from './import-session'

/** Discards the import and returns to the choice of a file. */
export const StartAgainButton = ({ importSession }: { importSession: ImportSession }) => (
  <Button variant="ghost" onClick={importSession.startAgain}>
    Start again
  </Button>
)
