import { scaleLinear } from '@visx/scale'
import { formatMoney, type Pence } from '@/rules/money'

const unitSuffixes = [
  [1_000_000_000_00, 'bn'],
  [1_000_000_00, 'm'],
  [1_000_00, 'k'],
] as const

/** `£2.5k`: what stands at a line of a chart is round, and its place is small. */
export function formatAxisMoney(pence: Pence): string {
  const size = Math.abs(pence)
  const [unit, letter] = unitSuffixes.find(([least]) => size >= least) ?? [100, '']
  if (size % 100 !== 0) return formatMoney(pence)
  return `${pence < 0 ? '−' : ''}£${size / unit}${letter}`
}

/** From nothing to the largest amount, or from the smallest where one is below nothing, in per cent. */
export function moneyScale(amounts: readonly Pence[], range: [number, number]) {
  const scale = scaleLinear({
    domain: [Math.min(0, ...amounts), Math.max(0, ...amounts)],
    range,
    nice: 3,
  })
  // Below a few pence the lines would stand between whole ones.
  const ticks = scale.ticks(3).filter(Number.isInteger)
  return { positionOf: (pence: Pence) => scale(pence), scale, ticks }
}
