import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/Panel'
import type { DebtControl } from './debt-schema'

/** What the client calls the debt. */
export function ReferenceFields({ control }: { control: DebtControl }) {
  return (
    <Panel heading="References">
      <TextField
        control={control}
        name="customer_ref"
        label="Your reference"
        optional
        hint="How you find this debtor in your own books."
        width="medium"
      />
      <TextField
        control={control}
        name="external_ref"
        label="Other reference"
        optional
        hint="For instance the invoice or order number."
        width="medium"
      />
    </Panel>
  )
}
