import { NativeSelect } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { selectRecipe } from '../theme/select-recipe'

type Sizes = Pick<ComponentProps<typeof NativeSelect.Root>, 'maxW' | 'minW' | 'w' | 'size'>

/** A native select with the portal's chevron. */
export const ControlSelect = ({
  maxW = '24rem',
  minW,
  w,
  size,
  ...field
}: Omit<ComponentProps<typeof NativeSelect.Field>, 'maxW' | 'minW' | 'w' | 'size'> & Sizes) => (
  <NativeSelect.Root recipe={selectRecipe} {...{ maxW, minW, w, size }}>
    <NativeSelect.Field {...field} />
    <NativeSelect.Indicator>
      <ChevronDown aria-hidden />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
)
