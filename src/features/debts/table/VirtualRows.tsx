import { Fragment, memo } from 'react'
import { DebtTableRow, type DebtTableRowsProps } from './DebtTableRow'
import { RowGap } from './RowGap'
import { useVirtualRows } from './useVirtualRows'

/** The rows of a long list that are in view, with gaps as high as the rows left out. */
export const VirtualRows = memo(function VirtualRows({
  rows,
  columns,
  selected,
  toggle,
}: DebtTableRowsProps) {
  const { body, items, top, bottom, ...focusHandlers } = useVirtualRows(rows)
  return (
    <tbody ref={body} {...focusHandlers}>
      {items.map(({ key, index, start }, at) => {
        const row = rows[index]
        return (
          // A gap beside its row keeps the row's element, and with it the focus.
          <Fragment key={key}>
            <RowGap height={start - (items[at - 1]?.end ?? top)} />
            {row && (
              <DebtTableRow
                row={row}
                index={index}
                columns={columns}
                isSelected={selected.has(row.id)}
                onToggle={toggle}
              />
            )}
          </Fragment>
        )
      })}
      <RowGap height={bottom - (items.at(-1)?.end ?? top)} />
    </tbody>
  )
})
