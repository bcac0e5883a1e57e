import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useShortcuts } from '@/session/shortcuts'
import { Checkbox } from '@/ui/Checkbox'
import { readColourMode, setColourMode } from '@/ui/colour-mode'
import { RadioGroupField } from '@/ui/form/RadioGroup'

const modes = [
  { value: 'system', label: 'System', hint: 'Match device.' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Settings of this browser only; they take effect immediately. */
export function Preferences() {
  const form = useForm({ defaultValues: { mode: readColourMode() } })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setColourMode(values.mode),
      }),
    [form],
  )
  return (
    <>
      <RadioGroupField control={form.control} name="mode" legend="Colour mode" options={modes} />
      <ShortcutsPreference />
    </>
  )
}

/** Single-key shortcuts interfere with dictation and can be pressed by accident. */
function ShortcutsPreference() {
  const [isOn, setOn] = useShortcuts()
  return (
    <Box mt="5">
      <Checkbox checked={isOn} onChange={setOn}>
        Use keyboard shortcuts
      </Checkbox>
      <Box ps="8" color="fg.muted" fontSize="sm">
        / to search, n to add a debt, j and k from row to row, ? for all shortcuts
      </Box>
    </Box>
  )
}
