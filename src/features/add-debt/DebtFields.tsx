import { Box, Grid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import type { InvoiceUploads } from '@/api/invoice-uploads'
import type { IsoDate } from '@/rules/days'
import { Button } from '@/ui/Buttons'
import { Form } from '@/ui/form/Form'
import { Notice } from '@/ui/Notice'
import { ClaimPanel } from './ClaimPanel'
import { DuplicatesNotice } from './DuplicatesNotice'
import type { CheckedDebt } from './debt-schema'
import type { DebtValues } from './debt-values'
import type { Duplicate } from './duplicates'
import { InvoicesField } from './InvoicesField'
import { OwedFields } from './OwedFields'
import { ReachFields } from './ReachFields'
import { ReferenceFields } from './ReferenceFields'
import { formField } from './server-fields'
import { useDependentFields } from './useDependentFields'
import { WhoFields } from './WhoFields'

/** Everything that is asked about a debt, with the claim it comes to beside it. */
export function DebtFields({
  form,
  today,
  duplicates,
  uploads,
  onSubmit,
  onStartAgain,
}: {
  form: UseFormReturn<DebtValues, unknown, CheckedDebt>
  today: IsoDate
  duplicates: readonly Duplicate[]
  uploads: InvoiceUploads
  onSubmit: (checked: CheckedDebt) => Promise<unknown>
  /** Given where the form holds what an earlier visit left. */
  onStartAgain?: (() => void) | undefined
}) {
  const { control } = form
  useDependentFields(form)
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
      gap="6"
      alignItems="start"
    >
      <Box>
        {onStartAgain && (
          <Notice
            tone="info"
            heading="This is what you typed earlier"
            actions={
              <Button variant="outline" onClick={onStartAgain}>
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
          serverField={(path) => formField(path, form.getValues())}
        >
          <WhoFields control={control} />
          <ReferenceFields control={control} />
          <ReachFields control={control} />
          <OwedFields control={control} today={today} />
          <InvoicesField uploads={uploads} />
          <DuplicatesNotice duplicates={duplicates} />
        </Form>
      </Box>
      <Box position={{ xl: 'sticky' }} top="7rem">
        <ClaimPanel control={control} today={today} />
      </Box>
    </Grid>
  )
}
