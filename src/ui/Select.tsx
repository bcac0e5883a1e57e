import { defineSlotRecipe, NativeSelect } from '@chakra-ui/react'
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { outlineControl } from './theme/recipes'

const recipe = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: nativeSelectSlotRecipe.slots,
  base: nativeSelectSlotRecipe.base ?? {},
  variants: {
    variant: { outline: { field: outlineControl } },
    size: {
      sm: {
        root: { '--select-field-height': 'sizes.9' },
        field: { textStyle: 'md', ps: '2.5', pe: '8' },
        indicator: { textStyle: 'md', insetEnd: '2' },
      },
      md: {
        root: { '--select-field-height': 'sizes.11' },
        field: { textStyle: 'md', ps: '3', pe: '8' },
        indicator: { textStyle: 'lg', insetEnd: '2' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

type RootProps = Pick<ComponentProps<typeof NativeSelect.Root>, 'maxW' | 'minW' | 'w' | 'size'>

/** A native select with the portal's chevron; in a form use `SelectField`. */
export const Select = ({
  maxW = '24rem',
  minW,
  w,
  size,
  ...field
}: Omit<ComponentProps<typeof NativeSelect.Field>, keyof RootProps> & RootProps) => (
  <NativeSelect.Root recipe={recipe} {...{ maxW, minW, w, size }}>
    <NativeSelect.Field {...field} />
    <NativeSelect.Indicator>
      <ChevronDown aria-hidden />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
)
