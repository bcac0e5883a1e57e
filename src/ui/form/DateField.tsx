import { Box, InputGroup } from '@chakra-ui/react'
import { Calendar } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { parseDate, ukDate } from '@/rules/days'
import { IconButton } from '../Buttons'
import { ControlInput } from './control'
import { FieldShell, useFieldWiring } from './FieldShell'

/** A typed date with a calendar button. */
export function DateField<V extends FieldValues, O = V>({
  control,
  name,
  label,
  hint,
  optional,
  warning,
}: {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  hint?: ReactNode
  optional?: boolean
  warning?: (text: string) => string | null
}) {
  const { field, fieldState } = useController({ control, name })
  const text = String(field.value ?? '')
  const error = fieldState.error?.message
  const remark = error ? null : warning?.(text)
  const wiring = useFieldWiring(name, { hint, error, warning: remark })
  const picker = useRef<HTMLInputElement>(null)
  const read = parseDate(text)
  return (
    <FieldShell wiring={wiring} text={{ label, hint, optional }} error={error} warning={remark}>
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
        <ControlInput {...wiring} {...field} value={text} inputMode="text" />
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
            value={read.ok ? read.value : ''}
            onChange={(event) =>
              field.onChange(event.target.value ? ukDate(event.target.value) : '')
            }
          />
        </Box>
      </Box>
    </FieldShell>
  )
}
