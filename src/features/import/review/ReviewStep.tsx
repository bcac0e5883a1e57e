import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { config } from '@/config'
import { formatCount } from '@/lib/format-count'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { ConfirmDialog } from '@/ui/Dialog'
import { FigureList } from '@/ui/FigureList'
import { StartAgainButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import { confirmImport } from '../send/sender'
import { ProblemsPanel } from './ProblemsPanel'
import { ReviewQuestions } from './ReviewQuestions'
import { RowsPanel, type ShownRows } from './RowsPanel'

/** The third step: the rows to send, with their totals and problems. */
export function ReviewStep() {
  const { draft, file, summary } = useSheet()
  const { counts, totals, columns } = summary
  const list = useQuery(debtorListQuery)
  const records = list.data?.items
  useEffect(() => {
    if (records) void draft.compare(records)
  }, [draft, records])
  const filter = counts.toFix > 0 ? 'to-fix' : 'all'
  const [shown, setShown] = useState<ShownRows>({ filter, page: 0, cell: null })
  const unmatched = columns.filter(({ field, sample }) => field === null && sample !== '')
  return (
    <>
      <Card as="section" aria-labelledby="to-import" px="5" py="4" mb="4">
        <Box as="h3" id="to-import" fontSize="lg" fontWeight="semibold">
          {formatCount(counts.ready, 'debt')} to import
        </Box>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere" mb="3">
          {file.name}: {formatCount(file.rowCount, 'row')}
          {unmatched.length > 0 &&
            `. Columns left out: ${unmatched.map(({ name }) => name).join(', ')}.`}
        </Text>
        <FigureList
          items={[
            { term: 'Outstanding', value: formatMoney(totals.outstanding) },
            { term: 'Interest (estimate)', value: formatMoney(totals.interest) },
            { term: 'Compensation (estimate)', value: formatMoney(totals.compensation) },
          ]}
        />
        {/* A long hint wraps, so that two questions stand side by side. */}
        <Flex wrap="wrap" columnGap="10" rowGap="1" mt="4" css={{ '& > *': { maxW: '28rem' } }}>
          <ReviewQuestions />
        </Flex>
      </Card>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
        gap="4"
        mb="6"
        alignItems="start"
      >
        <Card as="section" aria-label="Your rows" minW="0">
          <RowsPanel shown={shown} onShow={setShown} />
        </Card>
        <Card
          // Stays in view beside a long table.
          position={{ xl: 'sticky' }}
          top="4"
          maxH={{ xl: 'calc(100dvh - 7rem)' }}
          overflowY={{ xl: 'auto' }}
        >
          <ProblemsPanel onShow={setShown} />
        </Card>
      </Grid>
      <ActionBar secondary={<StartAgainButton />}>
        {counts.ready > 0 && <ImportButton isWaiting={list.isPending} />}
      </ActionBar>
    </>
  )
}

/** Starts the import after a confirmation that shows the totals. */
function ImportButton({ isWaiting }: { isWaiting: boolean }) {
  const { draft, state, summary } = useSheet()
  const { ready, toFix } = summary.counts
  const { outstanding, interest, compensation } = summary.totals
  const [isAsking, setAsking] = useState(false)
  const isBusy = isWaiting || state.pendingCommands > 0
  const label = `Import ${ready} ${toFix > 0 ? 'ready ' : ''}${ready === 1 ? 'debt' : 'debts'}`
  return (
    <>
      <Button isBusy={isBusy} onClick={() => !isBusy && setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={label}
        body={
          <>
            <p>
              {`Outstanding ${formatMoney(outstanding)}, interest ${formatMoney(interest)}, compensation ${formatMoney(compensation)}.`}
            </p>
            <p>
              {`Debts cannot be removed here once added. If you add one by mistake, tell us: ${config.contactEmail}.`}
            </p>
          </>
        }
        confirm={label}
        onConfirm={() => void confirmImport(draft)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
