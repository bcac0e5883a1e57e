import { Box, Flex, Span } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { Download, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Invoice, invoiceName } from '@/api/debtor/debt-records'
import { Failure, toFailure } from '@/api/http/errors'
import { downloadInvoice } from '@/api/invoices/queries'
import { saveBlob } from '@/lib/download'
import { pictureType } from '@/rules/invoice-file'
import { Button } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import folder from '@/ui/illustrations/folder.svg'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { newestFirst } from '../newest-first'
import { RecordTime } from '../RecordTime'
import { PictureDialog } from './PictureDialog'

/**
 * Downloads a file under the name it has in the list.
 * @throws {Failure} if the request fails or the browser cannot save the file
 */
async function downloadToDisk(invoice: Invoice): Promise<void> {
  const file = await downloadInvoice(invoice.id)
  if (!saveBlob(file, invoiceName(invoice))) {
    throw new Failure('invalid-response', { message: 'Your browser could not save the file.' })
  }
}

/** Fetches a picture. Its type comes from its name, because the server's type is not trusted. */
async function fetchPicture(invoice: Invoice): Promise<Blob> {
  const file = await downloadInvoice(invoice.id)
  return new Blob([file], { type: pictureType(invoiceName(invoice)) ?? '' })
}

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) {
    return (
      <EmptyState heading="No invoices" picture={folder}>
        Upload the invoices for this debt. They are the first thing we show the debtor.
      </EmptyState>
    )
  }
  return (
    <Panel>
      <Box as="ul" aria-label="Uploaded invoices" listStyleType="none" my="-3">
        {newestFirst(invoices).map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Box>
    </Panel>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const name = invoiceName(invoice)
  const download = useMutation({ mutationFn: downloadToDisk })
  const picture = useMutation({ mutationFn: fetchPicture })
  const error = download.error ?? picture.error
  return (
    <Box as="li" py="2" css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3">
        <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
          <bdi>{name}</bdi>
          <Box>
            <RecordTime at={invoice.created_at} />
          </Box>
        </Box>
        <Flex wrap="wrap" gap="1" ms={{ base: '-3', sm: '0' }}>
          {pictureType(name) && (
            <RowButton
              icon={<Eye aria-hidden />}
              label="View"
              name={name}
              isPending={picture.isPending}
              onPress={() => picture.mutate(invoice)}
            />
          )}
          <RowButton
            icon={<Download aria-hidden />}
            label="Download"
            name={name}
            isPending={download.isPending}
            onPress={() => download.mutate(invoice)}
          />
        </Flex>
      </Flex>
      {error && (
        <Notice tone="error" heading={`We could not fetch ${name}`}>
          {toFailure(error).message}
        </Notice>
      )}
      {picture.data && (
        <PictureDialog name={name} file={picture.data} onClose={() => picture.reset()} />
      )}
    </Box>
  )
}

/** A button of a row, whose file is in its name; presses while it works are ignored. */
const RowButton = ({
  icon,
  label,
  name,
  isPending,
  onPress,
}: {
  icon: ReactNode
  label: string
  name: string
  isPending: boolean
  onPress: () => void
}) => (
  <Button variant="ghost" size="sm" isBusy={isPending} onClick={() => !isPending && onPress()}>
    {icon}
    <span>
      {label} <Span srOnly>{name}</Span>
    </span>
  </Button>
)
