/** Groups the digits of a whole number: `1,234,567`. */
export function groupThousands(digits: string): string {
  let grouped = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`
  }
  return grouped
}

/**
 * `1,234,567`, from a whole number of 0 or more. Without `Intl`, whose first use in a page takes a phone
 * over 100 ms.
 */
export const formatInteger = (count: number): string => groupThousands(String(count))
