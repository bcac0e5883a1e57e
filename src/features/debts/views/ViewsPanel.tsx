import { Box, Flex, Span, Text } from '@chakra-ui/react'
import { use, useEffect, useRef, useState } from 'react'
import { snackbar } from '@/session/snackbar'
import { usePreference } from '@/session/usePreference'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import type { DebtsSearch } from '../search'
import { ListSearch } from '../useListSearch'
import {
  builtInViews,
  hasName,
  maxViews,
  readViews,
  upsertView,
  type View,
  viewSearch,
} from './saved-views'
import { ViewLink } from './ViewLink'
import { ViewNameForm } from './ViewNameForm'

/** A change that waits for confirmation. */
interface PendingChange {
  verb: 'Remove' | 'Replace'
  view: View
}

/** The built-in views and the user's own, which are stored in this browser. */
export function ViewsPanel({ onClose }: { onClose: () => void }) {
  const search = use(ListSearch)
  const [views, setViews] = usePreference('views', readViews)
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  function change(next: readonly View[], message: string) {
    setViews(next)
    snackbar.success(message)
  }

  /** Replaces the removed button. Waits a frame: a closing dialog restores the focus first. */
  const focusPanel = () => requestAnimationFrame(() => panel.current?.focus())

  function save(name: string) {
    const existing = views.find((view) => hasName(view, name))
    const view = { name, search: viewSearch(search) }
    if (existing) setPendingChange({ verb: 'Replace', view: { ...view, name: existing.name } })
    else change([...views, view], 'View saved.')
  }

  function confirmChange({ verb, view }: PendingChange) {
    setPendingChange(null)
    focusPanel()
    if (verb === 'Replace') change(upsertView(views, view), 'View saved.')
    else {
      change(
        views.filter((other) => other.name !== view.name),
        'View removed.',
      )
    }
  }

  return (
    <Box ref={panel} tabIndex={-1} outline="none">
      <Box as="ul" listStyleType="none" mb="4">
        {builtInViews.map((view) => (
          <Box as="li" key={view.name} py="1">
            <ViewLink view={view} onSelect={onClose} />
          </Box>
        ))}
        {views.map((view) => (
          <SavedViewItem
            key={view.name}
            view={view}
            onSelect={onClose}
            validateName={(name) =>
              views.some((other) => other !== view && hasName(other, name))
                ? 'Another view has this name'
                : null
            }
            onRename={(name) => {
              change(
                views.map((other) => (other === view ? { ...view, name } : other)),
                'View renamed.',
              )
              focusPanel()
            }}
            onRemove={() => setPendingChange({ verb: 'Remove', view })}
          />
        ))}
      </Box>
      <SaveViewForm
        search={search}
        validateName={(name) =>
          views.length < maxViews || views.some((view) => hasName(view, name))
            ? null
            : `You have ${maxViews} views: remove one before you save another`
        }
        onSave={save}
      />
      <Text mt="3" fontSize="sm" color="fg.muted">
        Views are kept in this browser. Searches aren’t saved. Keep debtors’ names out of view
        names.
      </Text>
      <ConfirmDialog
        open={pendingChange !== null}
        title={`${pendingChange?.verb} view`}
        body={
          pendingChange?.verb === 'Remove'
            ? `“${pendingChange.view.name}” will be removed. The debts it shows stay as they are.`
            : `“${pendingChange?.view.name}” will show what is on the screen now, and no longer what it showed.`
        }
        confirm={`${pendingChange?.verb} view`}
        onConfirm={() => {
          if (pendingChange) confirmChange(pendingChange)
        }}
        onClose={() => setPendingChange(null)}
      />
    </Box>
  )
}

/** Saves the current filters and order as a view; shows a hint if there are none. */
function SaveViewForm({
  search,
  validateName,
  onSave,
}: {
  search: DebtsSearch
  validateName: (name: string) => string | null
  onSave: (name: string) => void
}) {
  if (Object.keys(viewSearch(search)).length === 0) {
    return (
      <Text color="fg.muted" fontSize="sm">
        Choose a part, an age, filters or an order to save them as a view.
      </Text>
    )
  }
  return (
    <ViewNameForm
      label="Name of this view"
      submit="Save view"
      validateName={validateName}
      onName={onSave}
    />
  )
}

/** A saved view with buttons to rename and remove it. */
function SavedViewItem({
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
