import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery } from '@/api/user'
import { Button } from '@/ui/Buttons'
import { FormDialog } from '@/ui/Dialog'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { CompanyWizard } from './CompanyWizard'
import { TermsReviewForm } from './TermsReviewForm'

/** Registration of a company in five steps, each with a URL. */
export function RegisterClient({ step }: { step: number }) {
  const { data: user, isPending } = useQuery(currentUserQuery)
  return (
    <Screen heading="Your company" intro="We need these details once, before your first debt.">
      {/* The account prefills the form, so it is awaited. */}
      {isPending ? <Skeleton lines={6} /> : <CompanyWizard step={step} user={user} />}
      <Flex
        maxW="56rem"
        mt="6"
        pt="3"
        borderTopWidth="1px"
        wrap="wrap"
        justify="space-between"
        align="center"
        columnGap="6"
        rowGap="2"
      >
        <Text color="fg.muted" fontSize="sm">
          Want different terms? Our team can review your fees. You can carry on in the meantime.
        </Text>
        <TermsReviewButton key={user?.email} email={user?.email ?? ''} />
      </Flex>
    </Screen>
  )
}

const termsReviewTitle = 'Ask us to review your terms'

function TermsReviewButton({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" size="sm" ms="-3" onClick={() => setOpen(true)}>
        {termsReviewTitle}
      </Button>
      <FormDialog open={open} title={termsReviewTitle} onClose={close}>
        <TermsReviewForm email={email} onSent={close} />
      </FormDialog>
    </>
  )
}
