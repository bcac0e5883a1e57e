import { Box, Flex, RadioGroup, Span } from '@chakra-ui/react'
import { useId } from 'react'
import { FeeTerms, Glossary } from '@/components/claim/Glossary'
import { config } from '@/config'
import { type FeeType, feeThreshold, feeTypes } from '@/rules/fee'
import { feeTerms } from '@/rules/glossary'
import type { ImportColumn } from '@/rules/import-columns'
import { formatMoney } from '@/rules/money'
import { overMark } from '@/ui/Checkbox'
import { FieldHint } from '@/ui/form/FieldShell'
import type { FileState, ImportState } from '../import-state'
import { formatCount } from '../labels'
import { RadioChoice, RadioRoot } from '../RadioChoice'
import type { FeeSplit, Review } from '../review/summary'
import { useImportSession } from '../useImportSession'

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
export function ImportSettings({ state }: { state: ImportState }) {
  const importSession = useImportSession()
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

const thresholdOf = (mode: FeeType) => formatMoney(feeThreshold(mode)).replace('.00', '')

const SplitText = ({ split }: { split: FeeSplit }) =>
  feeTypes.map((fee) => (
    <Span key={fee} display="block">
      {fee}: {formatCount(split[fee].rows, 'debt')}, {formatMoney(split[fee].amount)}.{' '}
    </Span>
  ))

/**
 * Chooses the threshold above which debts have No Recovery No Fee, and shows the resulting split.
 * The accessible name of an option is its fee mode, which is part of the public vocabulary.
 */
function FeeModeChoice({
  review,
  value,
  onChange,
}: {
  review: Review | null
  value: FeeType
  onChange: (mode: FeeType) => void
}) {
  const id = useId()
  return (
    <RadioRoot
      value={value}
      onChange={onChange}
      aria-describedby={`${id}-question ${id}-hint`}
      flex="1 1 26rem"
    >
      <Flex wrap="wrap" align="baseline" columnGap="3">
        <RadioGroup.Label fontWeight="medium">Fee mode</RadioGroup.Label>
        <Box id={`${id}-question`} fontSize="sm" color="fg.muted">
          Use No Recovery No Fee for debts over:
        </Box>
        <Glossary
          summary="What the fee types mean"
          terms={feeTerms}
          feeTermsUrl={config.feeTermsUrl}
        />
      </Flex>
      <Flex wrap="wrap" columnGap="4" rowGap="1" mt="2">
        {feeTypes.map((mode, index) => {
          const optionId = `${id}-${index}`
          return (
            <RadioGroup.Item
              key={mode}
              value={mode}
              minH="8"
              alignItems="flex-start"
              cursor="pointer"
              flex="0 1 22rem"
            >
              <RadioGroup.ItemHiddenInput
                style={overMark}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={`${optionId}-threshold${review ? ` ${optionId}-hint` : ''}`}
              />
              <RadioGroup.ItemIndicator mt="0.5" />
              <Box>
                <RadioGroup.ItemText fontWeight="normal">
                  <Span id={`${optionId}-threshold`} fontWeight="semibold">
                    {thresholdOf(mode)}
                  </Span>{' '}
                  <Span color="fg.muted">
                    (<span id={`${optionId}-name`}>{mode}</span> mode)
                  </Span>
                </RadioGroup.ItemText>
                {review && (
                  <FieldHint id={optionId}>
                    <SplitText split={review.feesByMode[mode]} />
                  </FieldHint>
                )}
              </Box>
            </RadioGroup.Item>
          )
        })}
      </Flex>
      <FieldHint id={id}>
        The original amount of a debt counts. Up to that amount it has a Fixed Fee.{' '}
        <FeeTerms url={config.feeTermsUrl} />
      </FieldHint>
    </RadioRoot>
  )
}
