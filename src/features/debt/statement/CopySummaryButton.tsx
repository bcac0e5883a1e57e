import type { ComponentProps } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { useToday } from '@/session/today'
import { CopyButton } from '../CopyButton'
import { summary } from './summary'

export const CopySummary = ({
  debtor,
  ...look
}: { debtor: Debtor } & Pick<ComponentProps<typeof CopyButton>, 'iconOnly' | 'size'>) => (
  <CopyButton text={summary(debtor, useToday())} label="Copy summary" {...look} />
)
