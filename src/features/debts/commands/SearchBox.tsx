import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { Input, InputGroup } from '@/ui/Input'

/** The search box of the list. Enter leads to the first debt, the arrow down into the rows. */
export function SearchBox({
  text,
  onText,
  onEnter,
  onArrowDown,
  inputRef,
}: {
  text: string
  onText: (text: string) => void
  onEnter: () => void
  onArrowDown: () => void
  inputRef: Ref<HTMLInputElement>
}) {
  const actions: Partial<Record<string, () => void>> = { Enter: onEnter, ArrowDown: onArrowDown }
  return (
    <InputGroup flex={{ base: '1 1 100%', md: '1 1 10rem' }} start={<Search size={16} />}>
      <Input
        ref={inputRef}
        type="search"
        size={{ base: 'md', md: 'sm' }}
        ps="8"
        aria-label="Search debts"
        autoComplete="off"
        placeholder="Search debts"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          const action = actions[event.key]
          // Enter ends the composition of an input method first.
          if (!action || event.nativeEvent.isComposing) return
          event.preventDefault()
          action()
        }}
      />
    </InputGroup>
  )
}
