import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useRequestTermsReview } from '@/api/clients'
import { warnOfEmail } from '@/components/debt-fields/warnings'
import { required } from '@/rules/check'
import { checkEmail } from '@/rules/person'
import { snackbar } from '@/session/snackbar'
import { Form, formMode } from '@/ui/form/Form'
import { rule } from '@/ui/form/rule'
import { TextField } from '@/ui/form/TextField'

const schema = z.object({ email: rule(required('Enter your email', checkEmail)) })

export function TermsReviewForm({ email, onSent }: { email: string; onSent?: () => void }) {
  const { mutateAsync: request } = useRequestTermsReview()
  const form = useForm({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: { email },
  })
  return (
    <Form
      form={form}
      label="Ask us to review your terms"
      submit="Request review"
      submitting="Requesting review"
      serverField={(path) => (path === 'terms_email' ? 'email' : undefined)}
      onSubmit={async (entered) => {
        await request(entered.email)
        snackbar.success('Thank you. Our commercial team will be in contact shortly.')
        onSent?.()
      }}
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        warning={warnOfEmail}
      />
    </Form>
  )
}
