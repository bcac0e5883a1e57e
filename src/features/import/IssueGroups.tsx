import { Box, HStack, Span } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '@/ui/Buttons'
import { ControlInput } from '@/ui/form/control'
import { importFields } from './fields'
import type { IssueGroup } from './issue-groups'
import { counted, rowNumbers } from './words'
import type { Work } from './work'

/** Like issues together: one decision mends all of them. */
export function IssueGroups({
  work,
  groups,
  onShow,
}: {
  work: Work
  groups: readonly IssueGroup[]
  /** Shows the rows of a group. */
  onShow: (id: string) => void
}) {
  return (
    <Box as="ul" listStyleType="none" p="0">
      {groups.map((group) => (
        <Box as="li" key={group.id} py="3" borderTopWidth="1px">
          <GroupText group={group} />
          <HStack flexWrap="wrap" gap="2" mt="2">
            <Button variant="outline" onClick={() => onShow(group.id)}>
              Show {group.rows === 1 ? 'this row' : `these ${group.rows} rows`}
            </Button>
            <GroupActions work={work} group={group} />
          </HStack>
          {group.column && <Values work={work} group={group} />}
        </Box>
      ))}
    </Box>
  )
}

function GroupText({ group }: { group: IssueGroup }) {
  const { column, reason, rows, first } = group
  return (
    <Box>
      <strong>{counted(rows, 'row')}</strong>
      {column && <> · {importFields[column].label}</>}: {reason}{' '}
      <Box as="span" color="fg.muted">
        ({rowNumbers(first, rows)})
      </Box>
    </Box>
  )
}

function GroupActions({ work, group }: { work: Work; group: IssueGroup }) {
  const { id, isShape, suggestions, rows } = group
  const all = rows === 1 ? 'it' : 'them'
  return (
    <>
      {suggestions > 0 && (
        <Button variant="outline" onClick={() => void work.takeSuggestions(id)}>
          Use the {suggestions === 1 ? 'suggestion' : `${suggestions} suggestions`}
        </Button>
      )}
      {isShape && (
        <Button variant="outline" onClick={() => void work.acceptShape(id)}>
          The cells are right as shown
        </Button>
      )}
      <Button variant="ghost" onClick={() => void work.leaveOutGroup(id)}>
        Leave {all} out
      </Button>
    </>
  )
}

/** The values at fault, each with a box: what is entered goes into every row with that value. */
function Values({ work, group }: { work: Work; group: IssueGroup }) {
  const { id, column, values, distinct } = group
  if (!column) return null
  const { label } = importFields[column]
  return (
    <Box as="ul" listStyleType="none" p="0" mt="2">
      {values.map(({ value, rows, suggestion }) => (
        <li key={value}>
          <Replace
            value={value}
            rows={rows}
            label={label}
            suggestion={suggestion}
            onReplace={(text) => void work.replaceInGroup(id, value, text)}
          />
        </li>
      ))}
      {distinct > values.length && (
        <Box as="li" color="fg.muted">
          and other values: show the rows to change them
        </Box>
      )}
    </Box>
  )
}

function Replace({
  value,
  rows,
  label,
  suggestion,
  onReplace,
}: {
  value: string
  rows: number
  label: string
  suggestion: string | undefined
  onReplace: (text: string) => void
}) {
  const [text, setText] = useState(suggestion ?? value)
  const shown = value === '' ? 'blank' : `“${value}”`
  const where = rows > 1 ? ` in ${rows} rows` : ''
  return (
    <HStack asChild flexWrap="wrap" gap="2" my="1">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text !== value) onReplace(text)
        }}
      >
        <Box as="span" overflowWrap="anywhere" minW={{ md: '12rem' }}>
          {shown}
          {where} →
        </Box>
        <ControlInput
          width="short"
          aria-label={`${label} instead of ${shown}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="outline">
          Replace{rows > 1 ? ` in ${rows} rows` : ''}
          <Span srOnly>
            : {label} {shown}
          </Span>
        </Button>
      </form>
    </HStack>
  )
}
