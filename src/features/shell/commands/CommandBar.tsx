import { Box, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorListQuery } from '@/api/debtor/queries'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import DialogFrame from '@/ui/DialogFrame'
import { type Action, commandActions, findActions } from './actions'
import { CommandBox, type Option } from './CommandBox'
import type { CommandBarProps } from './Commands'

/** A debt as listed in the command bar. */
interface FoundDebt {
  id: number
  name: string
  /** Distinguishes debts of the same debtor. */
  detail: string
}

/** Search and export of debts, injected by the debts feature. */
interface DebtSource {
  /** Indexes a list for searching; returns the best matches and the total count. */
  index: (debtors: readonly Debtor[]) => (query: string) => {
    debts: readonly FoundDebt[]
    count: number
  }
  /** Exports all debts as a file and reports the result. */
  save: (debtors: readonly Debtor[]) => void
}

/** Finds debts by name, reference or amount, and runs actions. */
export function CommandBar({
  debts: source,
  onClose,
  onKeys,
  onLogout,
}: CommandBarProps & { debts: DebtSource }) {
  const router = useRouter()
  const list = useQuery(debtorListQuery)
  const debtors = list.data?.items
  const find = useMemo(() => {
    const index = debtors && source.index(debtors)
    return (searchText: string) =>
      searchText && index ? index(searchText) : { debts: [], count: 0 }
  }, [debtors, source])
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())

  function exportAll() {
    if (!debtors) snackbar.error('Your debts have not been loaded yet.')
    else source.save(debtors)
  }

  const actions = commandActions({
    navigate: (to) => void router.navigate(to),
    exportAll,
    showKeys: onKeys,
    logout: onLogout,
  })
  const found = useMemo(() => find(query), [query, find])

  const option = ({ name, go }: Action, detail = ''): Option => ({
    key: `${name} ${detail}`,
    name,
    detail,
    choose: () => {
      // Closes first, so a dialog that the action opens stays open.
      onClose()
      go()
    },
  })
  const optionsFor = (searchText: string, found: ReturnType<typeof find>) => [
    ...found.debts.map(({ id, name, detail }) => {
      const params = { id }
      const go = () => void router.navigate({ to: '/debt-detail/$id', params })
      return { ...option({ name, go }, detail), key: `debt ${id}` }
    }),
    ...(found.count > found.debts.length
      ? [
          option({
            name: `Show all ${found.count} in the list`,
            go: () => void router.navigate({ to: '/', search: { q: searchText } }),
          }),
        ]
      : []),
    ...findActions(actions, searchText).map((action) => option(action, 'Action')),
  ]

  return (
    <DialogFrame role="dialog" wide title="Search or jump to" onClose={onClose}>
      <CommandBox
        text={text}
        onText={setText}
        options={optionsFor(query, found)}
        latestOptions={() => optionsFor(text.trim(), find(text.trim()))}
      />
      {list.isPending && <Text color="fg.muted">Your debts are being loaded…</Text>}
      {list.isError && !list.data && (
        <Text color="fg.error">Your debts could not be loaded, so none can be found here.</Text>
      )}
      <Box mt="3">
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      </Box>
    </DialogFrame>
  )
}
