import { Box, Flex, Span, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, FileText, FileUp, type LucideIcon, X } from 'lucide-react'
import { Button } from '@/ui/Buttons'
import { Progress } from '@/ui/Progress'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'

type State = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'gone'

export interface Upload {
  key: string
  file: { name: string; size: number }
  state: State
  message?: string
  /** The fraction that is sent, from 0 to 1. */
  sentFraction?: number
  /** Waits for other uploads to finish. */
  isQueued?: boolean
  /** The response was lost; the list is searched for the upload. */
  isLooking?: boolean
}

const states: Record<State, { label: string; Icon: LucideIcon }> = {
  waiting: { label: 'Ready to upload', Icon: FileText },
  sending: { label: 'Uploading…', Icon: FileUp },
  sent: { label: 'Uploaded', Icon: CircleCheck },
  failed: { label: 'Not uploaded', Icon: CircleAlert },
  unknown: { label: 'May not have been uploaded', Icon: CircleAlert },
  gone: { label: 'Not uploaded', Icon: CircleAlert },
}

/** The state of an upload, with the reason of a failure. */
function stateText({ state, message, isQueued, isLooking }: Upload): string {
  if (isLooking) return 'Checking whether it arrived…'
  if (isQueued) return 'Waiting to upload'
  return message ? `${states[state].label}: ${message}` : states[state].label
}

/** Formats a size as bytes, KB or MB. */
function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const [amount, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}`
}

interface UploadActions {
  /** Omitted if the list is final. */
  onRemove?: (key: string) => void
  /** Omitted if nothing can be sent yet. */
  onRetry?: (key: string) => void
  onCancel?: (key: string) => void
}

/** Selected files with their upload state and actions. */
export function UploadList({ items, ...actions }: { items: readonly Upload[] } & UploadActions) {
  if (items.length === 0) return null
  return (
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
}

function UploadItem({ item, onRemove, onRetry, onCancel }: { item: Upload } & UploadActions) {
  const { key, file, state, sentFraction = 0, isQueued = false, isLooking = false } = item
  const isUnsent = state !== 'sent' && state !== 'sending'
  const hasFailed = isUnsent && state !== 'waiting' && !isQueued
  const percent = Math.floor(sentFraction * 100)
  const { Icon } = states[isQueued ? 'waiting' : state]
  const colour = state === 'sent' ? 'fg.success' : 'fg.muted'
  return (
    <Flex as="li" wrap="wrap" align="flex-start" columnGap="3" py="2" borderBottomWidth="1px">
      <Box aria-hidden mt="0.5" color={hasFailed ? 'fg.error' : colour} _icon={{ boxSize: '4.5' }}>
        <Icon />
      </Box>
      <Box flex="1 1 9rem" minW="0">
        <Text overflowWrap="anywhere" fontSize="sm">
          {file.name}{' '}
          <Span color="fg.muted" whiteSpace="nowrap">
            ({formatFileSize(file.size)})
          </Span>
        </Text>
        <Text fontSize="sm" color={hasFailed ? 'fg.error' : 'fg.muted'} aria-live="polite">
          {stateText(item)}
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
        {hasFailed && state !== 'gone' && onRetry && (
          <Button variant="outline" size="sm" onClick={() => onRetry(key)}>
            <ActionName file={file.name}>Retry upload</ActionName>
          </Button>
        )}
        {state === 'sending' && onCancel && (
          <Button variant="ghost" size="sm" onClick={() => onCancel(key)}>
            <ActionName file={file.name}>
              {isLooking ? 'Stop checking' : 'Cancel upload'}
            </ActionName>
          </Button>
        )}
        {isUnsent && onRemove && (
          <Button variant="ghost" size="sm" px="2" onClick={() => onRemove(key)}>
            <X aria-hidden />
            <Span srOnly>Remove {file.name}</Span>
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

/** Adds the file name for screen readers; the row shows it already. */
const ActionName = ({ file, children }: { file: string; children: string }) => (
  <span>
    {children} <Span srOnly>{file}</Span>
  </span>
)
