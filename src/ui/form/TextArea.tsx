import { Textarea as ChakraTextarea, defineRecipe } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'
import type { ComponentProps, KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { outlineControl } from '../theme/recipes'
import { type FieldProps, FieldShell, useField } from './FieldShell'

const recipe = defineRecipe({
  className: 'chakra-textarea',
  base: textareaRecipe.base ?? {},
  variants: {
    size: { md: { textStyle: 'md', px: '3', py: '2', scrollPaddingBottom: '2' } },
    variant: { outline: outlineControl },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

const Textarea = (props: ComponentProps<typeof ChakraTextarea>) => (
  <ChakraTextarea recipe={recipe} resize="vertical" {...props} />
)

/** A labelled text area. */
export function TextAreaField<V extends FieldValues, O = V>({
  rows = 4,
  onKeyDown,
  ...props
}: FieldProps<V, O> & { rows?: number; onKeyDown?: (event: KeyboardEvent) => void }) {
  const { shell, input } = useField(props)
  return (
    <FieldShell {...shell}>
      <Textarea {...input} rows={rows} onKeyDown={onKeyDown} />
    </FieldShell>
  )
}
