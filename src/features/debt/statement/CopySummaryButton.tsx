import type { ComponentProps } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { useToday } from '@/session/today'
import { CopyButton } from '../CopyButton'
import { summaryText } from './summary'

export const CopySummaryButton = ({
  debtor,
  ...buttonProps
}: { debtor: Debtor } & Pick<ComponentProps<typeof CopyButton>, 'iconOnly' | 'size'>) => (
  <CopyButton text={summaryText(debtor, useToday())} label="Copy summary" {...buttonProps} />
)
