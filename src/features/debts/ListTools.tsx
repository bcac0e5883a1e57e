import { Flex } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { usePreference } from '@/session/usePreference'
import { Button } from '@/ui/Buttons'
import { lazyPart } from '@/ui/lazy-part'
import type { ChartsProps } from './charts/Charts'
import { readChartsLook } from './charts/charts-look'
import type { DebtRow } from './debt-row'
import { KeysHint } from './KeysHint'
import type { ListLook } from './list-look'
import type { DebtsSearch } from './search'
import { useRowKeys } from './useRowKeys'
import type { useSelection } from './useSelection'

const Charts = lazyPart<ChartsProps>(() => import('./charts/Charts'))
const LookPanel = lazyPart(() => import('./LookPanel'))
const SelectionBar = lazyPart(() => import('./SelectionBar'))

export interface ListToolsProps {
  shown: readonly DebtRow[]
  search: DebtsSearch
  onSearch: (part: DebtsSearch) => void
  selection: ReturnType<typeof useSelection>
  look: ListLook
  onLook: (look: ListLook) => void
  onPrint: () => void
}

/** What can be done with the table itself: see it drawn, tick rows, choose columns, print. */
export default function ListTools({
  shown,
  search,
  onSearch,
  selection,
  look,
  onLook,
  onPrint,
}: ListToolsProps) {
  useRowKeys()
  const id = useId()
  const [open, setOpen] = useState(false)
  const chartsId = useId()
  const [charts, setCharts] = usePreference('charts', readChartsLook)
  const setChartsOpen = (isOpen: boolean) => setCharts({ ...charts, open: isOpen })
  const select = useRef<HTMLButtonElement>(null)
  const { chosen, choose, end } = selection
  return (
    <>
      <Flex
        wrap="wrap"
        align="center"
        columnGap="1"
        // Up into the room that was kept for it before it was loaded.
        mt="-9"
        mb="2"
        css={{
          '@media print': { display: 'none' },
          '@media (max-width: 47.99rem)': { '& button': { px: '2', fontSize: 'sm' } },
        }}
      >
        <KeysHint />
        <Button
          variant="ghost"
          minH="9"
          px="3"
          ms={{ md: 'auto' }}
          aria-expanded={charts.open}
          aria-controls={charts.open ? chartsId : undefined}
          onClick={() => setChartsOpen(!charts.open)}
        >
          Charts
        </Button>
        <Button
          ref={select}
          variant="ghost"
          minH="9"
          px="3"
          aria-pressed={chosen !== null}
          onClick={() => (chosen ? end() : choose([]))}
        >
          Select rows
        </Button>
        <Button
          variant="ghost"
          minH="9"
          px="3"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Columns
        </Button>
        <Button variant="ghost" minH="9" px="3" onClick={onPrint}>
          Print
        </Button>
      </Flex>
      {charts.open && (
        <Charts
          id={chartsId}
          rows={shown}
          search={search}
          onAsk={onSearch}
          isTableShown={charts.figures}
          onTableShown={(figures) => setCharts({ ...charts, figures })}
          onClose={() => setChartsOpen(false)}
        />
      )}
      {open && <LookPanel id={id} look={look} onLook={onLook} onClose={() => setOpen(false)} />}
      {chosen && (
        <SelectionBar
          shown={shown}
          chosen={chosen}
          onChoose={choose}
          onClose={() => {
            end()
            // What was pressed is gone.
            select.current?.focus()
          }}
        />
      )}
    </>
  )
}
