import { TextAreaField } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import type { CompanyControl } from './CompanyFields'

const sources = [
  'A colleague or another business',
  'A search engine',
  'Social media',
  'An event',
  'An advertisement',
  'We worked with you before',
]

/** Step 4: all fields are optional. */
export function AboutYouFields({ control }: { control: CompanyControl }) {
  return (
    <>
      <TextField
        control={control}
        name="intro_source"
        label="How did you hear about us?"
        optional
        suggestions={sources}
      />
      <TextAreaField control={control} name="intro_description" label="Tell us more" optional />
    </>
  )
}
