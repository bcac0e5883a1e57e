import { scaleLinear } from '@visx/scale'
import { formatMoney, type Pence } from '@/rules/money'

const unitSuffixes = [
  [1_000_000_000_00, 'bn'],
  [1_000_000_00, 'm'],
  [1_000_00, 'k'],
] as const

/** Formats pence for an axis, such as `£2.5k`. */
export function formatAxisMoney(pence: Pence): string {
  const size = Math.abs(pence)
  const [unit, letter] = unitSuffixes.find(([least]) => size >= least) ?? [100, '']
  if (size % 100 !== 0) return formatMoney(pence)
  return `${pence < 0 ? '−' : ''}£${size / unit}${letter}`
}

/** A linear scale from pence to per cent, from £0 (or a lower amount) to the largest amount. */
export function moneyScale(amounts: readonly Pence[], range: [number, number]) {
  const positionOf = scaleLinear({
    domain: [Math.min(0, ...amounts), Math.max(0, ...amounts)],
    range,
    nice: 3,
  })
  // Scales of a few pence would otherwise have ticks at fractions of a penny.
  return { positionOf, ticks: positionOf.ticks(3).filter(Number.isInteger) }
}
