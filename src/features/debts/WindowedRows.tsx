import { memo } from 'react'
import { DebtTableRow } from './DebtTableRow'
import type { DebtRow } from './debt-row'
import type { Span } from './row-window'
import { useRowWindow } from './useRowWindow'
import type { Selection } from './useSelection'
import { widestRow } from './widest-row'

/** The rows of a long list that can be seen, in the room that all of them take. */
export const WindowedRows = memo(function WindowedRows({
  rows,
  chosen,
  tick,
}: { rows: readonly DebtRow[] } & Selection) {
  const { body, offsets, before, seen, after, ...focus } = useRowWindow(rows)
  const room = (from: number, to: number) => (offsets[to] ?? 0) - (offsets[from] ?? 0)
  const those = ({ from, to }: Span) =>
    rows
      .slice(from, to)
      .map((row, offset) => (
        <DebtTableRow
          key={row.id}
          row={row}
          place={from + offset}
          isTicked={chosen?.has(row.id)}
          onTick={tick}
        />
      ))
  return (
    <>
      <WidestRow rows={rows} isTicked={chosen ? false : undefined} />
      <tbody ref={body} {...focus}>
        {/* One flat list: a row that went from one part of the page to another would lose the focus. */}
        {[
          <Gap key="first" height={room(0, before?.from ?? seen.from)} />,
          ...(before
            ? [...those(before), <Gap key="before" height={room(before.to, seen.from)} />]
            : []),
          ...those(seen),
          ...(after
            ? [<Gap key="after" height={room(seen.to, after.from)} />, ...those(after)]
            : []),
          <Gap key="last" height={room(after?.to ?? seen.to, rows.length)} />,
        ]}
      </tbody>
    </>
  )
})

const Gap = ({ height }: { height: number }) => (
  <tr className="gap" aria-hidden style={{ height }} />
)

/** Takes no room itself but gives each column the width of its longest text, wherever one scrolls. */
const WidestRow = memo(function WidestRow({
  rows,
  isTicked,
}: {
  rows: readonly DebtRow[]
  isTicked: boolean | undefined
}) {
  return (
    <tbody className="widest" aria-hidden>
      <DebtTableRow row={widestRow(rows)} isTicked={isTicked} />
    </tbody>
  )
})
