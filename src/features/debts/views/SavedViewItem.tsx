import { Flex, Span } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/Buttons'
import type { View } from './saved-views'
import { ViewLink } from './ViewLink'
import { ViewNameForm } from './ViewNameForm'

/** A saved view with buttons to rename and remove it. */
export function SavedViewItem({
  view,
  onSelect,
  validateName,
  onRename,
  onRemove,
}: {
  view: View
  onSelect: () => void
  validateName: (name: string) => string | null
  onRename: (name: string) => void
  onRemove: () => void
}) {
  const [isRenaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  return (
    <li>
      {isRenaming ? (
        <ViewNameForm
          label={`New name for ${view.name}`}
          value={view.name}
          submit="Save name"
          validateName={validateName}
          onName={(name) => {
            setRenaming(false)
            if (name !== view.name) onRename(name)
          }}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <Flex wrap="wrap" align="center" columnGap="3" py="1">
          <ViewLink view={view} onSelect={onSelect} />
          <Button ref={rename} variant="ghost" size="xs" onClick={() => setRenaming(true)}>
            <span>
              Rename <Span srOnly>{view.name}</Span>
            </span>
          </Button>
          <Button variant="ghost" tone="danger" size="xs" onClick={onRemove}>
            <span>
              Remove <Span srOnly>{view.name}</Span>
            </span>
          </Button>
        </Flex>
      )}
    </li>
  )
}
