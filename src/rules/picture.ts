/** Image types without scripts, with their extension and first bytes. */
const pictures = [
  { type: 'image/png', name: /\.png$/i, start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', name: /\.jpe?g$/i, start: [0xff, 0xd8, 0xff] },
] as const

export type PictureType = (typeof pictures)[number]['type']

/** Whether a file's extension is that of an image that can be shown. */
export const isPictureName = (fileName: string) => pictures.some(({ name }) => name.test(fileName))

/** The media types of servers that do not detect them. */
const untypedMedia = ['', 'application/octet-stream', 'binary/octet-stream']

/**
 * The media type to show a file as, if its name, first bytes and declared type agree. Null for anything
 * else, such as an SVG or HTML page with an image's extension.
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
