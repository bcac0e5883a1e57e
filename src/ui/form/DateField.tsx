import { Box, Input, InputGroup } from '@chakra-ui/react'
import { Calendar } from 'lucide-react'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { parseDate, ukDate } from '@/rules/days'
import { IconButton } from '../Buttons'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

/** A typed date with a calendar button. */
export function DateField<V extends FieldValues, O = V>(props: FieldProps<V, O>) {
  const { shell, input, text } = useField(props)
  const picker = useRef<HTMLInputElement>(null)
  const date = parseDate(text)
  return (
    <FieldShell {...shell}>
      <InputGroup
        position="relative"
        maxW="16rem"
        endElementProps={{ px: '0.5' }}
        endElement={
          <IconButton
            label="Choose a date"
            icon={<Calendar aria-hidden />}
            size="sm"
            onClick={() => {
              try {
                picker.current?.showPicker()
              } catch {
                // The browser has no date picker: the date is typed.
              }
            }}
          />
        }
      >
        <Input {...input} inputMode="text" />
      </InputGroup>
      <Box position="relative">
        <Box
          asChild
          position="absolute"
          insetStart="0"
          bottom="0"
          w="1px"
          h="1px"
          opacity={0}
          pointerEvents="none"
        >
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={date.ok ? date.value : ''}
            onChange={(event) =>
              input.onChange(event.target.value ? ukDate(event.target.value) : '')
            }
          />
        </Box>
      </Box>
    </FieldShell>
  )
}
