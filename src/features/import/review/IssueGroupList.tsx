import { Box, Flex, Input, Span } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '@/ui/Buttons'
import { Disclosure } from '@/ui/Disclosure'
import { importFields } from '../fields'
import type { ImportSession } from '../import-session'
import { formatCount, formatRowNumbers } from '../labels'
import type { IssueGroup } from './issue-groups'

/** Issues by group, each with the actions that fix all its rows. */
export function IssueGroupList({
  importSession,
  groups,
  onShow,
  isFolded = false,
}: {
  importSession: ImportSession
  groups: readonly IssueGroup[]
  /** Shows the rows of a group and focuses its first cell. */
  onShow: (group: IssueGroup) => void
  /** Hides the values until a press, as warnings need not be fixed. */
  isFolded?: boolean
}) {
  return (
    <Box as="ul" listStyleType="none" fontSize="sm">
      {groups.map((group) => (
        <Box as="li" key={group.id} py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
          <GroupText group={group} />
          {group.column &&
            (isFolded ? (
              <Disclosure summary="Change the values">
                <Values importSession={importSession} group={group} />
              </Disclosure>
            ) : (
              <Values importSession={importSession} group={group} />
            ))}
          <Flex wrap="wrap" gap="1" mt="1" ms="-2.5">
            <Button variant="ghost" size="xs" fontWeight="medium" onClick={() => onShow(group)}>
              Show {group.rows === 1 ? 'this row' : `these ${group.rows} rows`}
            </Button>
            <GroupActions importSession={importSession} group={group} />
          </Flex>
        </Box>
      ))}
    </Box>
  )
}

function GroupText({ group }: { group: IssueGroup }) {
  const { column, reason, rows, first } = group
  return (
    <Box overflowWrap="anywhere">
      <strong>{formatCount(rows, 'row')}</strong>
      {column && <> · {importFields[column].label}</>}: {reason}{' '}
      <Span color="fg.muted">({formatRowNumbers(first, rows)})</Span>
    </Box>
  )
}

function GroupActions({
  importSession,
  group,
}: {
  importSession: ImportSession
  group: IssueGroup
}) {
  const { id, isShape, suggestions, rows } = group
  return (
    <>
      {suggestions > 0 && (
        <Button
          variant="ghost"
          size="xs"
          fontWeight="medium"
          onClick={() => void importSession.apply({ kind: 'apply-suggestions', group: id })}
        >
          Use the {suggestions === 1 ? 'suggestion' : `${suggestions} suggestions`}
        </Button>
      )}
      {isShape && (
        <Button
          variant="ghost"
          size="xs"
          fontWeight="medium"
          onClick={() => void importSession.apply({ kind: 'accept-rows', group: id })}
        >
          The cells are right as shown
        </Button>
      )}
      <Button
        variant="ghost"
        size="xs"
        fontWeight="medium"
        onClick={() => void importSession.apply({ kind: 'exclude', group: id })}
      >
        Exclude {rows === 1 ? 'it' : 'them'}
      </Button>
    </>
  )
}

/** The invalid values, each with an input that replaces it in every row. */
function Values({ importSession, group }: { importSession: ImportSession; group: IssueGroup }) {
  const { id, column, values, distinct } = group
  if (!column) return null
  const { label } = importFields[column]
  return (
    <Box as="ul" listStyleType="none">
      {values.map(({ value, rows, suggestion }) => (
        <li key={value}>
          <Replace
            value={value}
            rows={rows}
            label={label}
            suggestion={suggestion}
            onReplace={(text) =>
              void importSession.apply({ kind: 'replace', group: id, value, replacement: text })
            }
          />
        </li>
      ))}
      {distinct > values.length && (
        <Box as="li" color="fg.muted" mt="1">
          There are more values: show the rows to change them.
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
    <Box asChild mt="2">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text !== value) onReplace(text)
        }}
      >
        {/* Without a suggestion the input shows the value itself. */}
        {(suggestion !== undefined || value === '') && (
          <Box color="fg.muted" overflowWrap="anywhere" mb="0.5">
            Replace {shown} with
          </Box>
        )}
        <Flex gap="2">
          <Input
            size="sm"
            flex="1"
            minW="0"
            aria-label={`${label} instead of ${shown}`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="outline" size="sm" flexShrink="0">
            Replace{where}
            <Span srOnly>
              : {label} {shown}
            </Span>
          </Button>
        </Flex>
      </form>
    </Box>
  )
}
