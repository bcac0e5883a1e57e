import { fileURLToPath } from 'node:url'

/** The output folder of the pictures, ignored by git. */
export const folder = fileURLToPath(new URL('../../pictures', import.meta.url))
export const widths = [1920, 1440, 1280, 768, 375] as const
export const schemes = ['light', 'dark'] as const
