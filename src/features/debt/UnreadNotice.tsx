import { memo } from 'react'
import { type Debtor, unreadFieldPaths } from '@/api/debtor/debtor'
import { config } from '@/config'
import { fieldPathLabel } from '@/rules/field-path'
import { ContactLinks } from '@/ui/ContactLinks'
import { Notice } from '@/ui/Notice'

/** Lists the fields of a debt that could not be read. */
export const UnreadNotice = memo(function UnreadNotice({ debtor }: { debtor: Debtor }) {
  const fields = unreadFieldPaths(debtor).map(fieldPathLabel)
  if (fields.length === 0) return null
  return (
    <Notice tone="warning" heading="Some details of this debt could not be read">
      Shown as unknown: {fields.join(', ')}. Saving changes leaves them as they are. To have them
      put right, <ContactLinks phone={config.contactPhone} email={config.contactEmail} />.
    </Notice>
  )
})
