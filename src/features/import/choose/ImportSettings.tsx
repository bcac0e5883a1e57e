import { Flex } from '@chakra-ui/react'
import type { ImportColumn } from '@/rules/import-columns'
import type { ImportSession } from '../import-session'
import type { FileState, ImportState } from '../import-state'
import { RadioChoice } from '../RadioChoice'
import { FeeModeChoice } from './FeeModeChoice'

const dateOrders = [
  { value: 'day-first', label: 'Day first' },
  { value: 'month-first', label: 'Month first' },
] as const

const decimalSigns = [
  { value: 'point', label: 'Point, as in 1,234.50' },
  { value: 'comma', label: 'Comma, as in 1.234,50' },
] as const

/** Up to three sample values of a field, to help the user choose. */
const samples = ({ file, matches }: FileState, field: ImportColumn): string =>
  (file.summary.samples[matches.indexOf(field)] ?? []).join(', ')

/** Settings of the whole file, shown in every step until it is sent. */
export function ImportSettings({
  importSession,
  state,
}: {
  importSession: ImportSession
  state: ImportState
}) {
  const file = state.step === 'choose' ? null : state
  const amount = file?.matches.includes('initial_debt') ? 'initial_debt' : 'amount_outstanding'
  return (
    <Flex wrap="wrap" columnGap="10" rowGap="4">
      <FeeModeChoice
        review={file?.review ?? null}
        value={state.choices.feeMode}
        onChange={(feeMode) => void importSession.setChoices({ feeMode })}
      />
      {file?.review?.dateOrderOpen && (
        <RadioChoice
          legend="Date order"
          hint={`Either number could be the day: ${samples(file, 'last_invoice_date')}`}
          options={dateOrders}
          value={file.dateOrder}
          onChange={(dateOrder) => void importSession.setFormats({ dateOrder })}
        />
      )}
      {file?.review?.decimalOpen && (
        <RadioChoice
          legend="Decimal sign"
          hint={`Some amounts use a comma and others a point: ${samples(file, amount)}`}
          options={decimalSigns}
          value={file.decimal}
          onChange={(decimal) => void importSession.setFormats({ decimal })}
        />
      )}
    </Flex>
  )
}
