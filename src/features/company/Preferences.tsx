import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { readColourMode, setColourMode } from '@/ui/colour-mode'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { ShortcutsPreference } from './ShortcutsPreference'

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
