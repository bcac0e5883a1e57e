/** The median, minimum and maximum. */
function spread(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return { median: sorted[sorted.length >> 1], least: sorted[0], most: sorted.at(-1) }
}

export const median = (numbers) => spread(numbers).median

const short = (number) => (number < 10 ? Math.round(number * 10) / 10 : Math.round(number))

/** `120 (110–140)` */
export function formatSpread(numbers) {
  const { median, least, most } = spread(numbers)
  return least === most ? `${short(median)}` : `${short(median)} (${short(least)}–${short(most)})`
}

export const ratio = (numbers, floor) => {
  const below = spread(floor).median
  return below > 0 ? (spread(numbers).median / below).toFixed(2) : '–'
}

export function table(headers, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [
    line(headers),
    line(headers.map((_, at) => (at ? '--:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}
