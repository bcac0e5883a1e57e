import { formatMoney, type Pence } from './money'

export const feeTypes = ['Fixed Fee', 'No Recovery No Fee'] as const
export type FeeType = (typeof feeTypes)[number]

/** Section 9: up to this amount the fee is fixed; above it, no recovery means no fee. */
export const feeThreshold = (mode: FeeType): Pence => (mode === 'Fixed Fee' ? 15_000_00 : 1_000_00)

/**
 * The fee type by section 9.
 * @param initialDebt in pence
 * @param mode the fee mode of an import; a single debt has the default
 */
export const feeType = (initialDebt: Pence, mode: FeeType = 'Fixed Fee'): FeeType =>
  initialDebt <= feeThreshold(mode) ? 'Fixed Fee' : 'No Recovery No Fee'

export const feeRuleText = (mode: FeeType): string =>
  `Up to ${formatMoney(feeThreshold(mode))}: Fixed Fee. Above: No Recovery No Fee.`
