import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { ControlMark } from '@/ui/form/control'
import { Panel } from '@/ui/Panel'
import { type ListLook, optionalColumns } from './list-look'

/** Which columns the list shows and how close its rows stand; kept in this browser. */
export default function LookPanel({
  id,
  look,
  onLook,
}: {
  id: string
  look: ListLook
  onLook: (look: ListLook) => void
}) {
  const { hidden } = look
  return (
    <Panel id={id} label="Columns">
      <Flex wrap="wrap" columnGap="5" rowGap="2">
        {optionalColumns.map(({ column, label }) => (
          <Tick
            key={column}
            label={label}
            checked={!hidden.includes(column)}
            onTick={(shown) => {
              const others = hidden.filter((other) => other !== column)
              onLook({ ...look, hidden: shown ? others : [...others, column] })
            }}
          />
        ))}
      </Flex>
      <Box hideBelow="md" mt="3" pt="3" borderTopWidth="1px">
        <Tick
          label="Rows close together"
          checked={look.compact}
          onTick={(compact) => onLook({ ...look, compact })}
        />
      </Box>
    </Panel>
  )
}

function Tick({
  label,
  checked,
  onTick,
}: {
  label: string
  checked: boolean
  onTick: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <Flex gap="2" align="center" minH="8">
      <ControlMark
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </Flex>
  )
}
