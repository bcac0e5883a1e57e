/** Pictures a browser shows and cannot run: what each is called, and how its bytes begin. */
const pictures = [
  { type: 'image/png', name: /\.png$/i, start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', name: /\.jpe?g$/i, start: [0xff, 0xd8, 0xff] },
] as const

export type PictureType = (typeof pictures)[number]['type']

/** Whether a file may turn out to be a picture that can be shown. */
export const isPictureName = (fileName: string) => pictures.some(({ name }) => name.test(fileName))

/** A server that stores files without looking at them says this of all. */
const untypedMedia = ['', 'application/octet-stream', 'binary/octet-stream']

/**
 * What a file is shown as: where its name, its first bytes and what the server says of it agree.
 * Null for all else, an SVG or a page under a picture's name above all.
 */
export function pictureType(
  fileName: string,
  declaredType: string,
  firstBytes: Uint8Array,
): PictureType | null {
  const type = declaredType.split(';')[0]?.trim().toLowerCase() ?? ''
  const found = pictures.find(({ start }) => start.every((byte, at) => firstBytes[at] === byte))
  if (!found?.name.test(fileName)) return null
  return untypedMedia.includes(type) || type === found.type ? found.type : null
}
