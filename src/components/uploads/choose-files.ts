import { checkInvoiceFile } from '@/rules/invoice-file'

/** The limit that keeps the list manageable. */
export const maxFiles = 50

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Magic bytes identify the file type independently of its name. */
const firstBytes = async (file: File) => new Uint8Array(await file.slice(0, 8).arrayBuffer())

async function refusalReason(file: File, chosen: readonly File[]): Promise<string | null> {
  if (chosen.some((other) => isSameFile(file, other))) return 'This file is chosen already'
  if (chosen.length >= maxFiles) return `You can choose at most ${maxFiles} files at a time`
  const refused = checkInvoiceFile(file)
  if (refused) return refused
  try {
    return checkInvoiceFile(file, await firstBytes(file))
  } catch {
    return 'The selected file cannot be read'
  }
}

/** Splits the files into accepted ones and reasons for the others. */
export async function chooseFiles(
  files: readonly File[],
  chosen: readonly File[],
): Promise<{ accepted: File[]; reasons: string[] }> {
  const accepted: File[] = []
  const reasons: string[] = []
  for (const file of files) {
    const reason = await refusalReason(file, [...chosen, ...accepted])
    if (reason) reasons.push(`${file.name}: ${reason}`)
    else accepted.push(file)
  }
  return { accepted, reasons }
}
