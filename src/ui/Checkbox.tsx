import { Box, chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldHint } from './form/FieldShell'

/** The browser's own checkbox or radio button in the theme's colours. */
const Mark = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    cursor: 'inherit',
    _invalid: { borderColor: 'border.error' },
    '[aria-invalid=true] &': { borderColor: 'border.error' },
    '&:checked': { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
    '&:checked::before': {
      content: '""',
      boxSize: '3',
      bg: 'colorPalette.contrast',
      clipPath: 'polygon(14% 47%, 3% 60%, 39% 91%, 97% 21%, 85% 11%, 37% 69%)',
    },
    '&[type=radio]': { borderRadius: 'full' },
    '&[type=radio]:checked::before': { boxSize: '2', borderRadius: 'full', clipPath: 'none' },
    // There backgrounds have no colours.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
})

/** A checkbox or radio button with its label, which may have a hint below it. */
export function Choice({
  hint,
  children,
  ...input
}: ComponentProps<typeof Mark> & { hint?: ReactNode }) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <Box>
      <Box
        asChild
        display="flex"
        alignItems="center"
        gap="3"
        minH={input.type === 'radio' ? '8' : '6'}
        fontSize="sm"
        cursor="pointer"
      >
        <label htmlFor={id}>
          <Mark aria-describedby={hint ? `${id}-hint` : undefined} {...input} id={id} />
          <span>{children}</span>
        </label>
      </Box>
      {hint && (
        <Box ps="8">
          <FieldHint id={id}>{hint}</FieldHint>
        </Box>
      )}
    </Box>
  )
}

/** A checkbox; in a form use `CheckboxField`. */
export const Checkbox = ({
  onChange,
  ...choice
}: Omit<ComponentProps<typeof Choice>, 'onChange'> & {
  onChange: (isChecked: boolean) => void
}) => <Choice type="checkbox" {...choice} onChange={({ target }) => onChange(target.checked)} />
