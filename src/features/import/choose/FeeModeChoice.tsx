import { Box, Flex, RadioGroup, Span } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { useId } from 'react'
import { FeeTerms } from '@/components/claim/FeeTerms'
import { Glossary } from '@/components/claim/Glossary'
import { config } from '@/config'
import { type FeeType, feeThreshold, feeTypes } from '@/rules/fee'
import { feeTerms } from '@/rules/glossary'
import { formatMoney } from '@/rules/money'
import { overMark } from '@/ui/Checkbox'
import { FieldHint } from '@/ui/form/FieldShell'
import { formatCount } from '../labels'
import type { FeeSplit, Review } from '../review/summary'

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
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      value={value}
      onValueChange={(details) => onChange(details.value as FeeType)}
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
    </RadioGroup.Root>
  )
}
