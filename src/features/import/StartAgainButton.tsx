import { Button } from '@/ui/Buttons'
import { useImport } from './import-draft'

/** Discards the import and returns to the choice of a file. */
export function StartAgainButton({ label = 'Start again' }: { label?: string }) {
  const { draft } = useImport()
  return (
    <Button variant="ghost" onClick={draft.startAgain}>
      {label}
    </Button>
  )
}
