import { useState } from 'react'
import { Button } from '@/ui/Buttons'
import { FormDialog } from '@/ui/FormDialog'
import { TermsReviewForm } from './TermsReviewForm'

const label = 'Ask us to review your terms'

export function TermsReviewButton({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" size="sm" ms="-3" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog open={open} title={label} onClose={close}>
        <TermsReviewForm email={email} onSent={close} />
      </FormDialog>
    </>
  )
}
