import { Box, HStack, Text } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { Progress } from '@/ui/Progress'

type State = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'gone'

export interface Upload {
  key: string
  file: { name: string; size: number }
  state: State
  message?: string
  /** From 0 to 1, while it is being sent. */
  share?: number
  /** Its turn comes after the ones being sent. */
  queued?: boolean
  /** No answer came, and the list is read to find out whether it arrived. */
  isChecking?: boolean
}

const words: Record<State, string> = {
  waiting: 'Ready to upload',
  sending: 'Uploading…',
  sent: 'Uploaded',
  failed: 'Not uploaded',
  unknown: 'Unconfirmed',
  gone: 'Not uploaded',
}

/** A size in the unit a person would use; never rounded to nothing. */
function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const [amount, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}`
}

/** A file's name may be one long word. */
const wrapping = { maxW: 'full', overflowWrap: 'anywhere' } as const

interface Actions {
  /** Left out where the list is final. */
  onRemove?: (key: string) => void
  /** Left out where nothing can be sent yet. */
  onRetry?: (key: string) => void
  onCancel?: (key: string) => void
}

/** The chosen files, how far each has come, and what can be done about it. */
export function UploadList({ items, ...actions }: { items: readonly Upload[] } & Actions) {
  if (items.length === 0) return null
  return (
    <Box as="ul" aria-label="Chosen files" listStyleType="none" my="3">
      {items.map((item) => (
        <UploadItem key={item.key} item={item} {...actions} />
      ))}
    </Box>
  )
}

function UploadItem({
  item: { key, file, state, message, share, queued = false, isChecking = false },
  onRemove,
  onRetry,
  onCancel,
}: { item: Upload } & Actions) {
  const open = state !== 'sent' && state !== 'sending'
  const isRefused = state === 'failed' || state === 'unknown' || state === 'gone'
  const failed = isRefused && !queued
  return (
    <HStack as="li" py="2" gap="3" flexWrap="wrap" borderBottomWidth="1px">
      <Box flex="1 1 12rem" minW="0">
        <Text wordBreak="break-word">
          {file.name}{' '}
          <Text as="span" color="fg.muted">
            ({sizeInWords(file.size)})
          </Text>
        </Text>
        <Text fontSize="sm" color={failed ? 'fg.error' : 'fg.muted'} aria-live="polite">
          {isChecking
            ? 'Checking whether it arrived…'
            : queued
              ? 'Waiting for its turn'
              : words[state]}
          {message && !queued && `: ${message}`}
        </Text>
        {state === 'sending' && !isChecking && share !== undefined && share > 0 && (
          <Progress
            label={`Upload of ${file.name}`}
            value={Math.floor(share * 100)}
            max={100}
            text={`${Math.floor(share * 100)}%`}
          />
        )}
      </Box>
      {failed && state !== 'gone' && onRetry && (
        <Button {...wrapping} variant="outline" onClick={() => onRetry(key)}>
          Retry upload {file.name}
        </Button>
      )}
      {state === 'sending' && onCancel && (
        <Button {...wrapping} variant="ghost" onClick={() => onCancel(key)}>
          {isChecking ? 'Stop checking' : 'Cancel upload'} {file.name}
        </Button>
      )}
      {open && onRemove && (
        <Button {...wrapping} variant="ghost" onClick={() => onRemove(key)}>
          Remove {file.name}
        </Button>
      )}
    </HStack>
  )
}
