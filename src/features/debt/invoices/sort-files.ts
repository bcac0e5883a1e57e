import { checkInvoiceFile } from '@/rules/invoice-file'

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** The first bytes tell what a file is, whatever its name says. */
const firstBytes = async (file: File) => new Uint8Array(await file.slice(0, 8).arrayBuffer())

/** Which of the files can be sent, and why not the others. */
export async function sortFiles(
  files: readonly File[],
  chosen: readonly File[],
): Promise<{ good: File[]; reasons: string[] }> {
  const good: File[] = []
  const reasons: string[] = []
  for (const file of files) {
    const reason = [...chosen, ...good].some((other) => isSameFile(file, other))
      ? 'This file is chosen already'
      : (checkInvoiceFile(file) ?? checkInvoiceFile(file, await firstBytes(file)))
    if (reason) reasons.push(`${file.name}: ${reason}`)
    else good.push(file)
  }
  return { good, reasons }
}
