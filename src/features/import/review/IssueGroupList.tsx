import { Box, Flex, Input, Span } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { ImportColumn } from '@/rules/import-columns'
import { Button } from '@/ui/Buttons'
import { Disclosure } from '@/ui/Disclosure'
import { importFields } from '../fields'
import { formatCount, formatRowNumbers } from '../labels'
import { useImportSession } from '../useImportSession'
import type { IssueGroup } from './issue-groups'

/** Issues by group, each with the actions that fix all its rows. */
export const IssueGroupList = ({
  groups,
  onShow,
  isFolded = false,
}: {
  groups: readonly IssueGroup[]
  /** Shows the rows of a group and focuses its first cell. */
  onShow: (group: IssueGroup) => void
  /** Hides the values until a press, as warnings need not be fixed. */
  isFolded?: boolean
}) => (
  <Box as="ul" listStyleType="none" fontSize="sm">
    {groups.map((group) => (
      <Box as="li" key={group.id} py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
        <GroupText group={group} />
        {group.column &&
          (isFolded ? (
            <Disclosure summary="Change the values">
              <Values group={group} column={group.column} />
            </Disclosure>
          ) : (
            <Values group={group} column={group.column} />
          ))}
        <Flex wrap="wrap" gap="1" mt="1" ms="-2.5">
          <GroupActions group={group} onShow={() => onShow(group)} />
        </Flex>
      </Box>
    ))}
  </Box>
)

const GroupText = ({ group: { column, reason, rows, first } }: { group: IssueGroup }) => (
  <Box overflowWrap="anywhere">
    <strong>{formatCount(rows, 'row')}</strong>
    {column && <> · {importFields[column].label}</>}: {reason}{' '}
    <Span color="fg.muted">({formatRowNumbers(first, rows)})</Span>
  </Box>
)

function GroupActions({ group, onShow }: { group: IssueGroup; onShow: () => void }) {
  const { apply } = useImportSession()
  const { id, isShape, suggestions, rows } = group
  return (
    <>
      <GroupButton onClick={onShow}>
        Show {rows === 1 ? 'this row' : `these ${rows} rows`}
      </GroupButton>
      {suggestions > 0 && (
        <GroupButton onClick={() => void apply({ kind: 'apply-suggestions', group: id })}>
          Use the {suggestions === 1 ? 'suggestion' : `${suggestions} suggestions`}
        </GroupButton>
      )}
      {isShape && (
        <GroupButton onClick={() => void apply({ kind: 'accept-rows', group: id })}>
          The cells are right as shown
        </GroupButton>
      )}
      <GroupButton onClick={() => void apply({ kind: 'exclude', group: id })}>
        Exclude {rows === 1 ? 'it' : 'them'}
      </GroupButton>
    </>
  )
}

const GroupButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button variant="ghost" size="xs" fontWeight="medium" {...props} />
)

/** The invalid values, each with an input that replaces it in every row. */
function Values({ group, column }: { group: IssueGroup; column: ImportColumn }) {
  const { apply } = useImportSession()
  const { id, values, distinct } = group
  return (
    <Box as="ul" listStyleType="none">
      {values.map(({ value, ...rest }) => (
        <li key={value}>
          <ReplaceForm
            value={value}
            {...rest}
            label={importFields[column].label}
            onReplace={(replacement) =>
              void apply({ kind: 'replace', group: id, value, replacement })
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

function ReplaceForm({
  value,
  rows,
  suggestion,
  label,
  onReplace,
}: IssueGroup['values'][number] & { label: string; onReplace: (text: string) => void }) {
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
