import { SideBySide } from '@/ui/form/SideBySide'
import { TextField } from '@/ui/form/TextField'
import type { DebtControl } from './debt-schema'

/** What the client calls the debt. */
export function ReferenceFields({ control }: { control: DebtControl }) {
  return (
    <SideBySide>
      <TextField
        control={control}
        name="customer_ref"
        label="Your reference"
        optional
        hint="As in your own books."
      />
      <TextField
        control={control}
        name="external_ref"
        label="Other reference"
        optional
        hint="Like an invoice or order number."
      />
    </SideBySide>
  )
}
