import { Box, Flex, Span } from '@chakra-ui/react'
// biome-ignore lint/style/noRestrictedImports: a download writes nothing
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Failure, toFailure } from '@/api/errors'
import { type Invoice, invoiceName } from '@/api/invoice'
import { downloadInvoice } from '@/api/invoices'
import { saveBlob } from '@/lib/download'
import { isPictureName } from '@/rules/picture'
import { Button } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Timestamp } from '@/ui/Timestamp'
import { ViewPicture } from './ViewPicture'

/** Fetches a file and saves it under the name it has in the list; an error is never saved as a file. */
async function save(invoice: Invoice): Promise<void> {
  const file = await downloadInvoice(invoice.id)
  if (!saveBlob(file, invoiceName(invoice))) {
    throw new Failure('bad-answer', { message: 'The browser could not save the file.' })
  }
}

const newestFirst = (invoices: readonly Invoice[]) =>
  invoices.toSorted(
    (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
  )

export function InvoiceFiles({ invoices }: { invoices: readonly Invoice[] }) {
  const { mutateAsync, variables, isPending, error } = useMutation({ mutationFn: save })
  const running = useRef(false)

  async function download(invoice: Invoice) {
    if (running.current) return
    running.current = true
    // What goes wrong is shown above the list and in the snackbar.
    await mutateAsync(invoice).catch(() => {})
    running.current = false
  }

  if (invoices.length === 0) {
    return (
      <EmptyState heading="No invoices">
        Upload the invoices this debt is about: they are what the debtor is shown first.
      </EmptyState>
    )
  }
  return (
    <>
      {error && variables && (
        <Notice tone="error" heading={`${invoiceName(variables)} was not downloaded`}>
          {toFailure(error).message}
        </Notice>
      )}
      <Box as="ul" aria-label="Uploaded invoices" listStyleType="none">
        {newestFirst(invoices).map((invoice) => (
          <Flex
            as="li"
            key={invoice.id}
            wrap="wrap"
            align="center"
            justify="space-between"
            gap="3"
            py="3"
            borderTopWidth="1px"
          >
            <Box minW="0" overflowWrap="anywhere">
              <bdi>{invoiceName(invoice)}</bdi>{' '}
              <Span fontSize="sm" color="fg.muted">
                {invoice.created_at && <Timestamp iso={invoice.created_at} />}
              </Span>
            </Box>
            <Flex wrap="wrap" gap="3">
              {isPictureName(invoiceName(invoice)) && <ViewPicture invoice={invoice} />}
              <Button
                variant="outline"
                busy={isPending && variables?.id === invoice.id}
                onClick={() => void download(invoice)}
              >
                Download <Span srOnly>{invoiceName(invoice)}</Span>
              </Button>
            </Flex>
          </Flex>
        ))}
      </Box>
    </>
  )
}
