import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { config } from '@/config'
import { formatCount } from '@/lib/format-count'
import { feeRuleText, feeThreshold, feeTypes } from '@/rules/fee'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { ConfirmDialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { RadioGroup } from '@/ui/RadioGroup'
import { StartAgainButton } from '../ImportButtons'
import { changeSheet, decide, listedDebts, useSheet } from '../import-draft'
import { startRound } from '../send/sender'
import { ProblemList } from './ProblemList'
import { RowsPanel } from './RowsPanel'

const feeOptions = feeTypes.map((mode) => ({ value: mode, label: mode, hint: feeRuleText(mode) }))

/** The third step: the rows to send, with their totals and problems. */
export function ReviewStep() {
  const { isBusy: isChanging, stopReason, file, summary } = useSheet()
  const { counts, totals, columns, decisions } = summary
  const queryClient = useQueryClient()
  const list = useQuery(debtorListQuery)
  const { items: records, unreadable = 0 } = list.data ?? {}
  // The button must not look ready in the frame before the comparison begins.
  useLayoutEffect(() => {
    // A person's change would clear the reason why nothing was sent.
    if (records) void changeSheet((sheet) => sheet.compare(listedDebts(records)), {})
  }, [records])
  const [isAsking, setAsking] = useState(false)
  const isBusy = list.isPending || isChanging
  const send = () => void startRound(queryClient, 'comparing')
  const unmatched = columns.filter(({ field, sample }) => field === null && sample !== '')
  const amounts = unmatched.flatMap(({ holdsAmounts, name }) => (holdsAmounts ? `“${name}”` : []))
  const warnings = [
    amounts.length === 1 && `Column ${amounts[0]} holds amounts and will be left out.`,
    amounts.length > 1 && `Columns ${amounts.join(', ')} hold amounts and will be left out.`,
    columns.every(({ field }) => field !== 'last_invoice_date') &&
      'No column has the dates of the invoices, so no interest and no compensation is claimed.',
    unreadable > 0 &&
      `${formatCount(unreadable, 'debt')} in your list could not be read: make sure that no row is such a debt.`,
  ].filter(Boolean)
  const action = `Import ${counts.ready} ${counts.toFix > 0 ? 'ready ' : ''}${counts.ready === 1 ? 'debt' : 'debts'}`
  const figures = [
    { term: 'Outstanding', value: formatMoney(totals.outstanding) },
    { term: 'Interest (estimate)', value: formatMoney(totals.interest) },
    { term: 'Compensation (estimate)', value: formatMoney(totals.compensation) },
  ]
  const lowest = formatMoney(feeThreshold('No Recovery No Fee')).slice(0, -3)
  return (
    <>
      {stopReason && (
        <Notice tone="error" actions={<Button onClick={send}>Try again</Button>}>
          {stopReason}
        </Notice>
      )}
      {warnings.length > 0 && <Notice tone="warning">{warnings.join('\n')}</Notice>}
      <Panel heading={`${formatCount(counts.ready, 'debt')} to import`}>
        <Flex wrap="wrap" columnGap="10" rowGap="3">
          <Box flex="2 1 28rem">
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere" lineClamp="3" mb="3">
              {file.name}: {formatCount(counts.all, 'row')}
              {unmatched.length > 0 &&
                `. Columns left out: ${unmatched.map(({ name }) => name).join(', ')}.`}
            </Text>
            <DefinitionList items={figures} />
          </Box>
          <Box flex="1 1 22rem">
            <RadioGroup
              legend="Fee mode"
              hint={`Which fee for debts over ${lowest}? Smaller ones have a Fixed Fee. Fees are as agreed in your terms.`}
              options={feeOptions}
              value={decisions.feeMode}
              onChange={(feeMode) => void decide({ feeMode })}
            />
          </Box>
        </Flex>
      </Panel>
      <Flex direction={{ base: 'column', xl: 'row' }} align={{ xl: 'start' }} gap="4" mb="6">
        <ProblemList />
        <RowsPanel />
      </Flex>
      <ActionBar>
        <StartAgainButton />
        {counts.ready > 0 && (
          <Button isBusy={isBusy} onClick={() => setAsking(true)}>
            {action}
          </Button>
        )}
      </ActionBar>
      <ConfirmDialog
        isLoss={false}
        isOpen={isAsking}
        title={action}
        body={`${figures.map(({ term, value }) => `${term} ${value}`).join(', ')}. Debts cannot be removed here once added. If you add one by mistake, tell us: ${config.contactEmail}.`}
        confirm={isBusy ? 'Checking the rows…' : action}
        onConfirm={() => {
          if (!isBusy && counts.ready > 0) send()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
