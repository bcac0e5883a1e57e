import { Span } from '@chakra-ui/react'
// biome-ignore lint/style/noRestrictedImports: a download writes nothing
import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useRef } from 'react'
import { type Invoice, invoiceName } from '@/api/debtor/debt-records'
import { Failure, toFailure } from '@/api/http/errors'
import { downloadInvoice } from '@/api/invoices/queries'
import { pictureType } from '@/rules/invoice-file'
import { Button } from '@/ui/Buttons'
import { lazyComponent } from '@/ui/lazy-component'
import type { PictureDialogProps } from './PictureDialog'

const PictureDialog = lazyComponent<PictureDialogProps>(() => import('./PictureDialog'))

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

/** A button that opens a picture in a dialog. */
export function ViewPictureButton({ invoice }: { invoice: Invoice }) {
  const { mutateAsync, data, error, isPending, reset } = useMutation({ mutationFn: fetchPicture })
  const isRunning = useRef(false)
  const name = invoiceName(invoice)

  async function view() {
    if (isRunning.current) return
    isRunning.current = true
    await mutateAsync(invoice).catch(() => {})
    isRunning.current = false
  }

  return (
    <>
      <Button variant="ghost" size="sm" busy={isPending} onClick={() => void view()}>
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
