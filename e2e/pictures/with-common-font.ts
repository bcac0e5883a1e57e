import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const inter = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)

/** Sets the text in Inter, close to what clients' machines have; the tests' machine may have DejaVu only. */
export async function withCommonFont(page: Page): Promise<void> {
  const base64 = readFileSync(inter).toString('base64')
  await page.addInitScript((data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
    const face = new FontFace('Inter', bytes, { weight: '100 900' })
    document.fonts.add(face)
    void face.load()
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--chakra-fonts-body', 'Inter'),
    )
  }, base64)
}
