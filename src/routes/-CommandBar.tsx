import { createQuickFinder, exportAllDebts } from '@/features/debts/quick-find'
import { CommandBar } from '@/features/shell/commands/CommandBar'
import type { CommandBarProps } from '@/features/shell/commands/Commands'

const debts = { index: createQuickFinder, save: exportAllDebts }

/** The command bar with the debts it searches. */
export default function DebtsCommandBar(props: CommandBarProps) {
  return <CommandBar {...props} debts={debts} />
}
