import { Box, Grid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import type { InvoiceUploads } from '@/api/invoice-uploads'
import type { IsoDate } from '@/rules/days'
import { Button } from '@/ui/Buttons'
import { Form } from '@/ui/form/Form'
import { Notice } from '@/ui/Notice'
import { ClaimPanel } from './ClaimPanel'
import { DebtAnswers } from './DebtAnswers'
import { DuplicatesNotice } from './DuplicatesNotice'
import type { CheckedDebt } from './debt-schema'
import type { DebtValues } from './debt-values'
import { InvoicesField } from './InvoicesField'
import { OwedFields } from './OwedFields'
import { ReachFields } from './ReachFields'
import { useChecking } from './useChecking'
import { useDependentFields } from './useDependentFields'
import { WhoFields } from './WhoFields'

/** Everything that is asked about a debt, or all answers at a glance, with the claim beside it. */
export function DebtFields({
  form,
  today,
  uploads,
  serverField,
  onSubmit,
  onStartAgain,
}: {
  form: UseFormReturn<DebtValues, unknown, CheckedDebt>
  today: IsoDate
  uploads: InvoiceUploads
  serverField: (path: string) => string | undefined
  onSubmit: (checked: CheckedDebt) => Promise<unknown>
  /** Given where the form holds what an earlier visit left. */
  onStartAgain?: (() => void) | undefined
}) {
  const { control } = form
  useDependentFields(form)
  const { checking, check, change } = useChecking(form)
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
      gap="6"
      alignItems="start"
    >
      <Box>
        {onStartAgain && !checking && (
          <Notice
            tone="info"
            heading="This is what you typed earlier"
            actions={
              <Button variant="outline" onClick={() => onStartAgain()}>
                Start again
              </Button>
            }
          >
            It was not saved.
          </Notice>
        )}
        <Form
          form={form}
          submit="Save debt"
          submitting="Saving debt"
          onSubmit={onSubmit}
          serverField={serverField}
          secondary={
            <Button variant="outline" onClick={checking ? () => change() : check}>
              {checking ? 'Back' : 'Check your answers'}
            </Button>
          }
        >
          {checking ? (
            <DebtAnswers answers={checking} uploads={uploads.items} onChange={change} />
          ) : (
            <>
              <WhoFields form={form} />
              <OwedFields control={control} today={today} />
              <ReachFields form={form} />
              <InvoicesField control={control} uploads={uploads} />
            </>
          )}
          <DuplicatesNotice control={control} />
        </Form>
      </Box>
      <Box position={{ xl: 'sticky' }} top="7rem">
        <ClaimPanel control={control} today={today} />
      </Box>
    </Grid>
  )
}
