import { Flex } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/Buttons'
import { lazyPart } from '@/ui/lazy-part'
import type { DebtRow } from './debt-row'
import { KeysHint } from './KeysHint'
import type { ListLook } from './list-look'
import { useRowKeys } from './useRowKeys'
import type { useSelection } from './useSelection'

const LookPanel = lazyPart<{
  id: string
  look: ListLook
  onLook: (look: ListLook) => void
  onClose: () => void
}>(() => import('./LookPanel'))
const SelectionBar = lazyPart<{
  shown: readonly DebtRow[]
  chosen: ReadonlySet<number>
  onChoose: (ids: readonly number[]) => void
  onClose: () => void
}>(() => import('./SelectionBar'))

export interface ListToolsProps {
  shown: readonly DebtRow[]
  selection: ReturnType<typeof useSelection>
  look: ListLook
  onLook: (look: ListLook) => void
  onPrint: () => void
}

/** What can be done with the table itself: tick rows, choose columns, print. */
export default function ListTools({ shown, selection, look, onLook, onPrint }: ListToolsProps) {
  useRowKeys()
  const id = useId()
  const [open, setOpen] = useState(false)
  const select = useRef<HTMLButtonElement>(null)
  const { chosen, choose, end } = selection
  return (
    <>
      <Flex
        wrap="wrap"
        align="center"
        columnGap="1"
        mb="2"
        css={{ '@media print': { display: 'none' } }}
      >
        <KeysHint />
        <Button
          ref={select}
          variant="ghost"
          minH="9"
          px="3"
          ms={{ md: 'auto' }}
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
