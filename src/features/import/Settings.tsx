import { VStack } from '@chakra-ui/react'
import { feeInWords } from '@/rules/fee'
import { Choice } from './Choice'
import type { Work } from './work'
import type { WorkState } from './work-state'

const feeModes = [
  { value: 'Fixed Fee', label: 'Fixed Fee' },
  { value: 'No Recovery No Fee', label: 'No Recovery No Fee' },
] as const

const dateOrders = [
  { value: 'day-first', label: 'Day first' },
  { value: 'month-first', label: 'Month first' },
] as const

/** Up to three dates of the file, so that the question can be answered by looking. */
function dateSamples({ file, matches }: WorkState): string {
  const column = matches.indexOf('last_invoice_date')
  return (file?.summary.samples[column] ?? []).join(', ')
}

/** The questions about the file as a whole; they stay in sight until it is sent. */
export function Settings({ work, state }: { work: Work; state: WorkState }) {
  return (
    <VStack align="stretch" gap="4" mb="6">
      <Choice
        legend="Fee mode"
        hint={feeInWords(state.feeMode)}
        options={feeModes}
        value={state.feeMode}
        onChange={(feeMode) => work.set({ feeMode })}
      />
      {state.checked?.dateOrderOpen && (
        <Choice
          legend="Date order"
          hint={`The dates in your file leave open which number is the day: ${dateSamples(state)}`}
          options={dateOrders}
          value={state.dateOrder}
          onChange={work.setDateOrder}
        />
      )}
    </VStack>
  )
}
