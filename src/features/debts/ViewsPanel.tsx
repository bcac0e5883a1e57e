import { Box, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { snackbar } from '@/session/snackbar'
import { usePreference } from '@/session/usePreference'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Panel } from '@/ui/Panel'
import { OwnView } from './OwnView'
import { SaveView } from './SaveView'
import type { DebtsSearch } from './search'
import { ViewLink } from './ViewLink'
import {
  builtInViews,
  isNamed,
  mostViews,
  readViews,
  type View,
  viewSearch,
  withView,
} from './views'

/** What is asked about before it is done. */
interface Question {
  verb: 'Remove' | 'Replace'
  view: View
}

/** Ways to look at the list by name: a few given, and the person's own, kept in this browser. */
export default function ViewsPanel({ id, search }: { id: string; search: DebtsSearch }) {
  const [views, setViews] = usePreference('views', readViews)
  const [question, setQuestion] = useState<Question | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  function change(next: readonly View[], said: string) {
    setViews(next)
    snackbar.success(said)
  }

  /** What was pressed is gone; a dialog first gives the focus back. */
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
    <Panel ref={panel} id={id} heading="Views">
      <Box as="ul" listStyleType="none" mb="4">
        {builtInViews.map((view) => (
          <Box as="li" key={view.name} py="1">
            <ViewLink view={view} />
          </Box>
        ))}
        {views.map((view) => (
          <OwnView
            key={view.name}
            view={view}
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
        Your views are kept in this browser. They hold tiles, filters and order, never what stands
        in the search box; name them by what they show rather than by whom.
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
    </Panel>
  )
}
