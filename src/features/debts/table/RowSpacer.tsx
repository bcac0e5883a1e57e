/**
 * A spacer row in place of the rows that are not rendered.
 * @param height in pixels, or a CSS length
 */
export const RowSpacer = ({ height }: { height: number | string }) =>
  (typeof height === 'string' || height > 0.5) && (
    <tr className="gap" aria-hidden style={{ height }} />
  )

/** In pixels. */
const cardHeight = 73

/** The space of rows that are not rendered yet: cards on a phone, else rows of the chosen height. */
export const UnrenderedRows = ({ count }: { count: number }) =>
  count > 0 && (
    <RowSpacer
      height={window.innerWidth < 768 ? count * cardHeight : `calc(${count} * var(--row-height))`}
    />
  )
