export type DateOrder = 'day-first' | 'month-first'

/** The two numbers before the year, where a text has that shape; a time behind it is no matter. */
const shape = /^\s*(\d{1,2})(\s?[/.-]\s?)(\d{1,2})(\s?[/.-]\s?)(\d{4}|\d{2})(?=$|\s|T)/

/**
 * Whether the dates of a column leave open which number is the day. One that can only be day
 * first settles it; without such a one the person is asked, and day first is the presumption.
 */
export function isDateOrderOpen(texts: readonly string[]): boolean {
  const pairs = texts.flatMap((text) => {
    const found = shape.exec(text.normalize('NFKC'))
    return found ? [[Number(found[1]), Number(found[3])] as const] : []
  })
  const settled = pairs.some(([first, second]) => first > 12 && second <= 12)
  return !settled && pairs.some(([first, second]) => first !== second)
}

/** The date as day/month/year, without the midnight that spreadsheets add. */
export function dayFirst(text: string, order: DateOrder): string {
  const date = text.normalize('NFKC').replace(/[ T]\d{1,2}:\d{2}(:\d{2})?(\.0+)?Z?\s*$/, '')
  return order === 'day-first' ? date : date.replace(shape, '$3$2$1$4$5')
}
