// The limits of the measured figures.
import { table } from './figures.mjs'

const results = []

/**
 * Compares a figure with its bar, for the table of bars.
 * @param what the figure's name
 * @param value the median of the run
 * @param bar `{ most }` or `{ least }`, in the unit of the value
 * @param unit follows the value, such as `ms`
 */
export function compareWithBar(what, value, bar, unit = '') {
  const isMet = 'most' in bar ? value <= bar.most : value >= bar.least
  const shown = (number) => `${Number(number.toFixed(2))}${unit && ` ${unit}`}`
  const limit = 'most' in bar ? `≤ ${shown(bar.most)}` : `≥ ${shown(bar.least)}`
  results.push([what, shown(value), limit, isMet ? 'met' : '**not met**'])
}

/** The table of all figures compared so far. */
export const barsSection = () => `## Bars\n\n${table(['', 'measured', 'bar', ''], results)}`
