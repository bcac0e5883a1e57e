import { Text } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { Skeleton } from '@/ui/Skeleton'
import { ActionBar } from '../ActionBar'
import type { ImportSession } from '../import-session'

/** Shown while rows are compared, before the first request that sends. */
export function ComparingPanel({ importSession }: { importSession: ImportSession }) {
  return (
    <>
      <Panel label="Comparing">
        <Text mb="3">Comparing the rows with your debts before anything is sent…</Text>
        <Skeleton label="Reading your debts" lines={3} />
      </Panel>
      <ActionBar
        secondary={
          <Button variant="outline" onClick={importSession.cancelComparing}>
            Cancel
          </Button>
        }
      />
    </>
  )
}
