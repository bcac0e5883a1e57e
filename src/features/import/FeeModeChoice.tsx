import { Box, Flex, Span } from '@chakra-ui/react'
import { useId } from 'react'
import { config } from '@/config'
import { type FeeType, feeThreshold, feeTypes } from '@/rules/fee'
import { feeWords } from '@/rules/glossary'
import { formatMoney } from '@/rules/money'
import { FeeTerms } from '@/ui/FeeTerms'
import { ControlMark } from '@/ui/form/control'
import { FieldHint } from '@/ui/form/FieldShell'
import { Glossary } from '@/ui/Glossary'
import type { FeeSplit, Review } from './review'
import { counted } from './words'

const thresholdOf = (mode: FeeType) => formatMoney(feeThreshold(mode)).replace('.00', '')

const splitText = (split: FeeSplit) =>
  feeTypes
    .map((fee) => `${fee}: ${counted(split[fee].rows, 'debt')}, ${formatMoney(split[fee].amount)}.`)
    .join(' ')

/**
 * From which original amount on debts have No Recovery No Fee, with what that means for the rows.
 * An answer keeps the name of its fee mode: others find it by that name.
 */
export function FeeModeChoice({
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
    <Box>
      <Box
        role="radiogroup"
        aria-labelledby={`${id}-legend`}
        aria-describedby={`${id}-question ${id}-hint`}
      >
        <Box id={`${id}-legend`} fontWeight="medium">
          Fee mode
        </Box>
        <Box id={`${id}-question`}>Use No Recovery No Fee for debts over:</Box>
        {feeTypes.map((mode, place) => {
          const optionId = `${id}-${place}`
          return (
            <Box key={mode}>
              <Flex align="center" gap="2" minH="8">
                <ControlMark
                  id={optionId}
                  aria-labelledby={`${optionId}-name`}
                  aria-describedby={`${optionId}-threshold${review ? ` ${optionId}-hint` : ''}`}
                  type="radio"
                  name={id}
                  checked={mode === value}
                  onChange={() => onChange(mode)}
                />
                <Box asChild cursor="pointer">
                  <label htmlFor={optionId}>
                    <Span id={`${optionId}-threshold`} fontWeight="semibold">
                      {thresholdOf(mode)}
                    </Span>{' '}
                    <Span color="fg.muted">
                      (<span id={`${optionId}-name`}>{mode}</span> mode)
                    </Span>
                  </label>
                </Box>
              </Flex>
              {review && (
                <Box ps="8">
                  <FieldHint id={optionId}>{splitText(review.feesByMode[mode])}</FieldHint>
                </Box>
              )}
            </Box>
          )
        })}
        <FieldHint id={id}>
          The original amount of a debt counts. Up to that amount it has a Fixed Fee.{' '}
          <FeeTerms url={config.feeTermsUrl} />
        </FieldHint>
      </Box>
      <Glossary
        summary="What the fee types mean"
        words={feeWords}
        feeTermsUrl={config.feeTermsUrl}
      />
    </Box>
  )
}
