import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { parseDate, ukDate } from '@/rules/days'
import { Button } from '../Buttons'
import { ControlInput } from './control'
import { FieldShell, useFieldWiring } from './FieldShell'

/** A day, typed as one writes it, with a calendar to choose from beside it. */
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
      <Flex gap="2" position="relative">
        <ControlInput {...wiring} {...field} value={text} width="short" inputMode="text" />
        <Button
          variant="outline"
          aria-label="Choose a date"
          onClick={() => {
            try {
              picker.current?.showPicker()
            } catch {
              // A browser without a calendar of its own: the day is typed.
            }
          }}
        >
          <CalendarMark />
        </Button>
        <Box
          asChild
          position="absolute"
          insetStart="12rem"
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
      </Flex>
    </FieldShell>
  )
}

const CalendarMark = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <rect x="3" y="4" width="14" height="13" rx="1.5" />
    <path d="M3 8h14M7 2v4M13 2v4" />
  </svg>
)
