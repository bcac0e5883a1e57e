import { type FeeType, feeThreshold, feeTypes } from '@/rules/fee'
import { formatMoney } from '@/rules/money'
import { formatCount } from '../format-count'
import { useImport } from '../import-draft'
import { RadioChoice } from '../RadioChoice'
import type { Summary } from '../sheet/protocol'

const thresholdOf = (mode: FeeType) => formatMoney(feeThreshold(mode)).replace('.00', '')

/** What each answer means for a debt. */
const meanings: Record<FeeType, string> = {
  'Fixed Fee': `Up to ${thresholdOf('Fixed Fee')}; above that, No Recovery No Fee`,
  'No Recovery No Fee': 'For all of them',
}

/**
 * Asks from which original amount debts have No Recovery No Fee. The fee modes differ only above the
 * lower threshold. The names of the group and its options are part of the public vocabulary.
 */
export function FeeQuestion({
  summary: { fees, decisions },
  decided,
}: {
  summary: Summary
  decided: FeeType | undefined
}) {
  const draft = useImport()
  return (
    <RadioChoice
      legend="Fee mode"
      question={`Which fee for debts over ${thresholdOf('No Recovery No Fee')}?`}
      hint="The original amount counts. Smaller debts have a Fixed Fee. Fees are as agreed in your terms."
      options={feeTypes.map((mode) => ({
        value: mode,
        label: mode,
        hint: `${meanings[mode]}. ${feeTypes
          .map((fee) => `${fee}: ${formatCount(fees[mode][fee], 'debt')}`)
          .join(', ')}.`,
      }))}
      value={decided ?? decisions.feeMode}
      onChange={(feeMode) => void draft.decide({ feeMode })}
    />
  )
}
