import { Fragment, memo } from 'react'
import { DebtTableRow, type DebtTableRowsProps } from './DebtTableRow'
import { RowSpacer } from './RowSpacer'
import { useRowKeys } from './useRowKeys'
import { useVirtualRows } from './useVirtualRows'

/** The visible rows of a long list, with spacers in place of the others. */
export const VirtualRows = memo(function VirtualRows({
  rows,
  columns,
  selected,
  toggle,
}: DebtTableRowsProps) {
  useRowKeys()
  const { body, items, top, bottom, ...focusHandlers } = useVirtualRows(rows)
  return (
    <tbody ref={body} {...focusHandlers}>
      {items.map(({ key, index, start }, at) => {
        const row = rows[index]
        return (
          // Keying the spacer with its row keeps the row's element, and so the focus.
          <Fragment key={key}>
            <RowSpacer height={start - (items[at - 1]?.end ?? top)} />
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
      <RowSpacer height={bottom - (items.at(-1)?.end ?? top)} />
    </tbody>
  )
})
