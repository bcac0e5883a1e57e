import { Input, InputGroup } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A search box; `label` is its name and its placeholder. */
export const SearchInput = ({
  label,
  ...input
}: ComponentProps<typeof Input> & { label: string }) => (
  <InputGroup
    startElement={<Search aria-hidden size={16} />}
    startElementProps={{ color: 'fg.muted' }}
  >
    <Input type="search" aria-label={label} placeholder={label} autoComplete="off" {...input} />
  </InputGroup>
)
