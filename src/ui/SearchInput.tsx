import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Input, InputGroup } from './Input'

/** A search box; `label` is its name and its placeholder. */
export const SearchInput = ({
  label,
  ...input
}: ComponentProps<typeof Input> & { label: string }) => (
  <InputGroup start={<Search size={16} />}>
    <Input
      type="search"
      ps="8"
      pe="1"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      {...input}
    />
  </InputGroup>
)
