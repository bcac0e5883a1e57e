/** The median, minimum and maximum. */
function spread(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return { median: sorted[sorted.length >> 1], least: sorted[0], most: sorted.at(-1) }
}

export const median = (numbers) => spread(numbers).median

/** The 95th percentile. */
export const percentile95 = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * 0.95) - 1]

const short = (number) => (number < 10 ? Math.round(number * 10) / 10 : Math.round(number))

/** `120 (110–140)` */
export function formatSpread(numbers) {
  const { median, least, most } = spread(numbers)
  return least === most ? `${short(median)}` : `${short(median)} (${short(least)}–${short(most)})`
}

/** The ratio of two medians; NaN when the floor's is 0. */
export const ratioOf = (numbers, floor) =>
  median(floor) > 0 ? median(numbers) / median(floor) : Number.NaN

export const ratio = (numbers, floor) => {
  const value = ratioOf(numbers, floor)
  return Number.isNaN(value) ? '–' : value.toFixed(2)
}

export function table(headers, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [
    line(headers),
    line(headers.map((_, at) => (at ? '--:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}
