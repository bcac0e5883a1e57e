import { Box, Flex, Span, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, FileText, FileUp } from 'lucide-react'
import { type InvoiceUpload, isUnsent } from '@/api/invoices/upload-list'
import { Button } from '@/ui/Buttons'
import { Progress } from '@/ui/Progress'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'

const states = {
  waiting: { label: 'Ready to upload', Icon: FileText, colour: 'fg.muted' },
  queued: { label: 'Waiting to upload', Icon: FileText, colour: 'fg.muted' },
  sending: { label: 'Uploading…', Icon: FileUp, colour: 'fg.muted' },
  looking: { label: 'Checking whether it arrived…', Icon: FileUp, colour: 'fg.muted' },
  sent: { label: 'Uploaded', Icon: CircleCheck, colour: 'fg.success' },
  failed: { label: 'Not uploaded', Icon: CircleAlert, colour: 'fg.error' },
  unknown: { label: 'May not have been uploaded', Icon: CircleAlert, colour: 'fg.error' },
}

function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const [amount, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}`
}

export interface UploadListProps {
  items: readonly InvoiceUpload[]
  /** Omitted if the list is final. */
  onRemove?: (key: string) => void
  /** Omitted if nothing can be sent yet. */
  onRetry?: (key: string) => void
  onCancel?: (key: string) => void
}

/** Selected files with their upload state and actions. */
export const UploadList = ({ items, ...actions }: UploadListProps) =>
  items.length > 0 && (
    <Box
      as="ul"
      ref={restoreFocusOnRemoval}
      tabIndex={-1}
      aria-label="Chosen files"
      listStyleType="none"
      outline="none"
      mb="3"
      borderTopWidth="1px"
    >
      {items.map((item) => (
        <UploadItem key={item.key} item={item} {...actions} />
      ))}
    </Box>
  )

function UploadItem({
  item,
  ...actions
}: Omit<UploadListProps, 'items'> & { item: InvoiceUpload }) {
  const { key, file, state, message, sentFraction = 0 } = item
  const { label, Icon, colour } = states[state]
  const percent = Math.floor(sentFraction * 100)
  const canRetry = state === 'failed' || state === 'unknown'
  const action = (name: string, variant: 'outline' | 'ghost', onPress?: (key: string) => void) =>
    onPress && (
      <Button variant={variant} size="sm" onClick={() => onPress(key)}>
        <span>
          {/* The row shows the name of the file already. */}
          {name} <Span srOnly>{file.name}</Span>
        </span>
      </Button>
    )
  return (
    <Flex as="li" wrap="wrap" align="flex-start" columnGap="3" py="2" borderBottomWidth="1px">
      <Box aria-hidden mt="0.5" color={colour} _icon={{ boxSize: '4.5' }}>
        <Icon />
      </Box>
      <Box flex="1 1 9rem" minW="0" fontSize="sm">
        <Text overflowWrap="anywhere">
          {file.name}{' '}
          <Span color="fg.muted" whiteSpace="nowrap">
            ({formatFileSize(file.size)})
          </Span>
        </Text>
        <Text color={state === 'sent' ? 'fg.muted' : colour} aria-live="polite">
          {[label, message].filter(Boolean).join(': ')}
        </Text>
        {state === 'sending' && percent > 0 && (
          <Progress
            label={`Upload of ${file.name}`}
            value={percent}
            max={100}
            text={`${percent}%`}
          />
        )}
      </Box>
      <Flex gap="1" ms="auto" align="center">
        {canRetry && action('Retry upload', 'outline', actions.onRetry)}
        {state === 'sending' && action('Cancel upload', 'ghost', actions.onCancel)}
        {isUnsent(item) && action('Remove', 'ghost', actions.onRemove)}
      </Flex>
    </Flex>
  )
}
