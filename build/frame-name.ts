import type { Plugin } from 'vite'

/** Inserts the product name into the HTML, which is painted before any script runs. */
export const frameName = (name: string): Plugin => ({
  name: 'frame-name',
  transformIndexHtml: (html) =>
    html.replaceAll(
      '%PRODUCT_NAME%',
      name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ),
})
