import { Flex, Span, Table } from '@chakra-ui/react'
// biome-ignore lint/style/noRestrictedImports: a download writes nothing
import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useRef } from 'react'
import { type Invoice, invoiceName } from '@/api/debtor/debt-records'
import { Failure, toFailure } from '@/api/http/errors'
import { downloadInvoice } from '@/api/invoices/queries'
import { FolderIllustration } from '@/components/debt-illustrations'
import { saveBlob } from '@/lib/download'
import { isPictureName } from '@/rules/invoice-file'
import { Button } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Timestamp } from '@/ui/Timestamp'
import { RecordTable } from '../RecordTable'
import { ViewPictureButton } from './ViewPictureButton'

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

const newestFirst = (invoices: readonly Invoice[]) =>
  invoices.toSorted(
    (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
  )

const fileIcon = { display: 'inline', verticalAlign: '-0.15em', marginInlineEnd: '0.5rem' }

export function InvoiceFiles({ invoices }: { invoices: readonly Invoice[] }) {
  const { mutateAsync, variables, isPending, error } = useMutation({ mutationFn: downloadToDisk })
  const isRunning = useRef(false)

  async function download(invoice: Invoice) {
    if (isRunning.current) return
    isRunning.current = true
    // A notice above the list and the snackbar report failures.
    await mutateAsync(invoice).catch(() => {})
    isRunning.current = false
  }

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
                      onClick={() => void download(invoice)}
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
