import { Box, Flex, Span, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, FileText, FileUp } from 'lucide-react'
import type { InvoiceUpload } from '@/api/invoices/upload-list'
import { Button } from '@/ui/Buttons'
import { Progress } from '@/ui/Progress'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'

const states = {
  waiting: { label: 'Ready to upload', Icon: FileText, colour: 'fg.muted' },
  sending: { label: 'Uploading…', Icon: FileUp, colour: 'fg.muted' },
  sent: { label: 'Uploaded', Icon: CircleCheck, colour: 'fg.success' },
  failed: { label: 'Not uploaded', Icon: CircleAlert, colour: 'fg.error' },
  unknown: { label: 'May not have been uploaded', Icon: CircleAlert, colour: 'fg.error' },
  gone: { label: 'Not uploaded', Icon: CircleAlert, colour: 'fg.error' },
}

/** Formats a size as bytes, KB or MB. */
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
  item: { key, file, state, message, sentFraction = 0, isQueued, isLooking },
  onRemove,
  onRetry,
  onCancel,
}: Omit<UploadListProps, 'items'> & { item: InvoiceUpload }) {
  const { label, Icon, colour } = states[isQueued ? 'waiting' : state]
  const waitText = isQueued ? 'Waiting to upload' : [label, message].filter(Boolean).join(': ')
  const percent = Math.floor(sentFraction * 100)
  const hasFailed = (state === 'failed' || state === 'unknown') && !isQueued
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
          {isLooking ? 'Checking whether it arrived…' : waitText}
        </Text>
        {state === 'sending' && !isLooking && percent > 0 && (
          <Progress
            label={`Upload of ${file.name}`}
            value={percent}
            max={100}
            text={`${percent}%`}
          />
        )}
      </Box>
      <Flex gap="1" ms="auto" align="center">
        {hasFailed && action('Retry upload', 'outline', onRetry)}
        {state === 'sending' && !isLooking && action('Cancel upload', 'ghost', onCancel)}
        {state !== 'sending' && state !== 'sent' && action('Remove', 'ghost', onRemove)}
      </Flex>
    </Flex>
  )
}
