import { Flex, Span, Table } from '@chakra-ui/react'
// biome-ignore lint/style/noRestrictedImports: a download writes nothing
import { useMutation } from '@tanstack/react-query'
import { Download, Eye, FileText } from 'lucide-react'
import { useRef } from 'react'
import { type Invoice, invoiceName } from '@/api/debtor/debt-records'
import { Failure, toFailure } from '@/api/http/errors'
import { downloadInvoice } from '@/api/invoices/queries'
import { FolderIllustration } from '@/components/debt-illustrations'
import { saveBlob } from '@/lib/download'
import { isPictureName, pictureType } from '@/rules/invoice-file'
import { Button } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import { lazyComponent } from '@/ui/lazy-component'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Timestamp } from '@/ui/Timestamp'
import { newestFirst } from '../newest-first'
import { RecordTable } from '../RecordTable'
import type { PictureDialogProps } from './PictureDialog'

const PictureDialog = lazyComponent<PictureDialogProps>(() => import('./PictureDialog'))

/**
 * Downloads a file under the name it has in the list.
 * @throws {Failure} if the request fails or the browser cannot save the file
 */
async function downloadToDisk(invoice: Invoice): Promise<void> {
  const file = await downloadInvoice(invoice.id)
  if (!saveBlob(file, invoiceName(invoice))) {
    throw new Failure('bad-answer', { message: 'The browser could not save the file.' })
  }
}

/**
 * Fetches a picture. Its type comes from its first bytes, because the server's type is not trusted.
 * @throws {Failure} of kind `bad-answer` if the bytes are not of a supported picture
 */
async function fetchPicture(invoice: Invoice): Promise<Blob> {
  const file = await downloadInvoice(invoice.id)
  const firstBytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const type = pictureType(invoiceName(invoice), file.type, firstBytes)
  if (type) return new Blob([file], { type })
  throw new Failure('bad-answer', {
    message: 'This file is not the picture its name says. You can download it instead.',
  })
}

/** A download that ignores presses while it is running. */
function useDownload<T>(download: (invoice: Invoice) => Promise<T>) {
  const isRunning = useRef(false)
  const { mutate, ...state } = useMutation({
    mutationFn: download,
    onSettled: () => {
      isRunning.current = false
    },
  })
  function start(invoice: Invoice) {
    if (isRunning.current) return
    isRunning.current = true
    mutate(invoice)
  }
  return { start, ...state }
}

const fileIcon = { display: 'inline', verticalAlign: '-0.15em', marginInlineEnd: '0.5rem' }

export function InvoiceFiles({ invoices }: { invoices: readonly Invoice[] }) {
  // A notice above the list and the snackbar report failures.
  const { start, variables, isPending, error } = useDownload(downloadToDisk)
  if (invoices.length === 0) {
    return (
      <EmptyState heading="No invoices" picture={<FolderIllustration />}>
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
      <Panel>
        <RecordTable label="Uploaded invoices">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>File</Table.ColumnHeader>
              <Table.ColumnHeader>Uploaded</Table.ColumnHeader>
              <Table.ColumnHeader>
                <Span srOnly>Actions</Span>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {newestFirst(invoices).map((invoice) => (
              <Table.Row key={invoice.id}>
                <Table.Cell className="wide" overflowWrap="anywhere">
                  <FileText aria-hidden size={16} style={fileIcon} />
                  <bdi>{invoiceName(invoice)}</bdi>
                </Table.Cell>
                <Table.Cell color="fg.muted" overflowWrap="anywhere" minW={{ md: '9rem' }}>
                  {invoice.created_at && <Timestamp iso={invoice.created_at} />}
                </Table.Cell>
                <Table.Cell py="1.5">
                  <Flex wrap="wrap" gap="1" justify="flex-end">
                    {isPictureName(invoiceName(invoice)) && <ViewPictureButton invoice={invoice} />}
                    <Button
                      variant="ghost"
                      size="sm"
                      busy={isPending && variables?.id === invoice.id}
                      onClick={() => start(invoice)}
                    >
                      <Download aria-hidden />
                      <span>
                        Download <Span srOnly>{invoiceName(invoice)}</Span>
                      </span>
                    </Button>
                  </Flex>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </RecordTable>
      </Panel>
    </>
  )
}

/** A button that opens a picture in a dialog. */
function ViewPictureButton({ invoice }: { invoice: Invoice }) {
  const { start, data, error, isPending, reset } = useDownload(fetchPicture)
  const name = invoiceName(invoice)
  return (
    <>
      <Button variant="ghost" size="sm" busy={isPending} onClick={() => start(invoice)}>
        <Eye aria-hidden />
        <span>
          View <Span srOnly>{name}</Span>
        </span>
      </Button>
      {error && (
        <Span flexBasis="100%" order="1" fontSize="sm" color="fg.error">
          {toFailure(error).message}
        </Span>
      )}
      {data && <PictureDialog name={name} file={data} onClose={reset} />}
    </>
  )
}
