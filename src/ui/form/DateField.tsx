import { chakra } from '@chakra-ui/react'
import { Calendar } from 'lucide-react'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isIsoDate, ukDate } from '@/rules/days'
import { parseDate } from '@/rules/parse-date'
import { IconButton } from '../Buttons'
import { Input, InputGroup } from '../Input'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

/** An invisible date input, whose calendar opens below the text box. */
const HiddenPicker = chakra('input', {
  base: { position: 'absolute', insetStart: '0', bottom: '0', boxSize: '1px', opacity: 0 },
})

/** A typed date with a calendar button. */
export function DateField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  const { shell, input } = useField(props)
  const picker = useRef<HTMLInputElement>(null)
  const date = parseDate(input.value)
  return (
    <FieldShell {...shell}>
      <InputGroup
        maxW="16rem"
        end={
          <IconButton
            label="Choose a date"
            icon={<Calendar aria-hidden />}
            size="sm"
            // Missing where a browser has no date picker: the date is typed.
            onClick={() => picker.current?.showPicker?.()}
          />
        }
      >
        <HiddenPicker
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={date.ok ? date.value : ''}
          onChange={({ target }) =>
            input.onChange(isIsoDate(target.value) ? ukDate(target.value) : '')
          }
        />
        <Input pe="11" {...input} />
      </InputGroup>
    </FieldShell>
  )
}
