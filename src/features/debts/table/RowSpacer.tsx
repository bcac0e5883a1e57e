/** A spacer row in place of the rows that are not rendered. */
export const RowSpacer = ({ height }: { height: number }) =>
  height > 0.5 && <tr className="gap" aria-hidden style={{ height }} />
