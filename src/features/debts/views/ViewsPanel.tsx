import { Box, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { snackbar } from '@/session/snackbar'
import { usePreference } from '@/session/usePreference'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import type { DebtsSearch } from '../search'
import { SavedViewItem } from './SavedViewItem'
import { SaveView } from './SaveView'
import {
  builtInViews,
  isNamed,
  mostViews,
  readViews,
  type View,
  viewSearch,
  withView,
} from './saved-views'
import { ViewLink } from './ViewLink'

/** A change to confirm. */
interface Question {
  verb: 'Remove' | 'Replace'
  view: View
}

/** Named searches of the list: built-in ones, and the user's own, kept in this browser. */
export function ViewsPanel({ search, onClose }: { search: DebtsSearch; onClose: () => void }) {
  const [views, setViews] = usePreference('views', readViews)
  const [question, setQuestion] = useState<Question | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  function change(next: readonly View[], said: string) {
    setViews(next)
    snackbar.success(said)
  }

  /** The button that was pressed is gone; a closing dialog returns the focus first. */
  const goOnHere = () => requestAnimationFrame(() => panel.current?.focus())

  function save(name: string) {
    const there = views.find((view) => isNamed(view, name))
    const view = { name, search: viewSearch(search) }
    if (there) setQuestion({ verb: 'Replace', view: { ...view, name: there.name } })
    else change([...views, view], 'View saved.')
  }

  function answer({ verb, view }: Question) {
    setQuestion(null)
    goOnHere()
    if (verb === 'Replace') change(withView(views, view), 'View saved.')
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
            problemOf={(name) =>
              views.some((other) => other !== view && isNamed(other, name))
                ? 'Another view has this name'
                : null
            }
            onRename={(name) => {
              change(
                views.map((other) => (other === view ? { ...view, name } : other)),
                'View renamed.',
              )
              goOnHere()
            }}
            onRemove={() => setQuestion({ verb: 'Remove', view })}
          />
        ))}
      </Box>
      <SaveView
        search={search}
        problemOf={(name) =>
          views.length < mostViews || views.some((view) => isNamed(view, name))
            ? null
            : `You have ${mostViews} views: remove one before you save another`
        }
        onSave={save}
      />
      <Text mt="3" fontSize="sm" color="fg.muted">
        Views are kept in this browser. Searches aren’t saved. Keep debtors’ names out of view
        names.
      </Text>
      <ConfirmDialog
        open={question !== null}
        title={`${question?.verb} view`}
        body={
          question?.verb === 'Remove'
            ? `“${question.view.name}” will be removed. The debts it shows stay as they are.`
            : `“${question?.view.name}” will show what is on the screen now, and no longer what it showed.`
        }
        confirm={`${question?.verb} view`}
        onConfirm={() => {
          if (question) answer(question)
        }}
        onClose={() => setQuestion(null)}
      />
    </Box>
  )
}
