import { Info } from 'lucide-react'
import { IconButton } from '@/ui/Buttons'
import { Popover } from '@/ui/Popover'

const SettledHint = () => (
  <Popover
    title="Settled debts"
    width="18rem"
    trigger={
      <IconButton
        label="About settled debts"
        icon={<Info />}
        size="xs"
        minH="6"
        minW="6"
        p="0"
        my="-1"
        ms="0.5"
        _print={{ display: 'none' }}
      />
    }
  >
    Interest, compensation and total claimed leave out settled debts.
  </Popover>
)

export default SettledHint
