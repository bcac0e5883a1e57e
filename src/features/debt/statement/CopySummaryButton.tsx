import { type ComponentProps, memo } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { useToday } from '@/session/today'
import { CopyButton } from '../CopyButton'
import { summaryText } from './summary'

export const CopySummaryButton = memo(function CopySummaryButton({
  debtor,
  ...buttonProps
}: { debtor: Debtor } & Pick<ComponentProps<typeof CopyButton>, 'iconOnly' | 'size'>) {
  return <CopyButton text={summaryText(debtor, useToday())} label="Copy summary" {...buttonProps} />
})
