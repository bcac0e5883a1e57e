/** A row as high as the rows left out. */
export const RowGap = ({ height }: { height: number }) =>
  height > 0.5 && <tr className="gap" aria-hidden style={{ height }} />
