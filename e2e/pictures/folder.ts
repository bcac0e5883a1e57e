import { fileURLToPath } from 'node:url'

/** Where the pictures of every state are written; git does not keep them. */
export const folder = fileURLToPath(new URL('../../pictures', import.meta.url))
export const widths = [1920, 1440, 1280, 768, 375] as const
export const schemes = ['light', 'dark'] as const
