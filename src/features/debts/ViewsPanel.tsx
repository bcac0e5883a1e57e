import { Box, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { snackbar } from '@/session/snackbar'
import { usePreference } from '@/session/usePreference'
import { OwnView } from './OwnView'
import { SaveView } from './SaveView'
import type { DebtsSearch } from './search'
import { ViewLink } from './ViewLink'
import { builtInViews, isNamed, readViews, type View, viewSearch, withView } from './views'

/** Ways to look at the list by name: a few given, and the person's own, kept in this browser. */
export default function ViewsPanel({ id, search }: { id: string; search: DebtsSearch }) {
  const [views, setViews] = usePreference('views', readViews)
  const heading = useRef<HTMLDivElement>(null)
  const current = viewSearch(search)

  function replace(next: readonly View[], said: string) {
    setViews(next)
    // What was pressed is gone.
    heading.current?.focus()
    snackbar.success(said)
  }

  return (
    <Box
      asChild
      p={{ base: '4', md: '6' }}
      mb="6"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
    >
      <section id={id} aria-label="Views">
        <Box
          ref={heading}
          as="h2"
          tabIndex={-1}
          outline="none"
          fontSize="lg"
          fontWeight="semibold"
          mb="3"
        >
          Views
        </Box>
        <Box as="ul" listStyleType="none" mb="4">
          {builtInViews.map((view) => (
            <Box as="li" key={view.name} py="1">
              <ViewLink view={view} current={current} />
            </Box>
          ))}
          {views.map((view) => (
            <OwnView
              key={view.name}
              view={view}
              current={current}
              isTaken={(name) => views.some((other) => other !== view && isNamed(other, name))}
              onRename={(name) =>
                replace(
                  views.map((other) => (other === view ? { ...view, name } : other)),
                  'View renamed.',
                )
              }
              onRemove={() =>
                replace(
                  views.filter((other) => other !== view),
                  'View removed.',
                )
              }
            />
          ))}
        </Box>
        <SaveView
          search={search}
          onSave={(name) => {
            setViews(withView(views, { name, search: current }))
            snackbar.success('View saved.')
          }}
        />
        <Text mt="3" fontSize="sm" color="fg.muted">
          Your views are kept in this browser. They hold tiles, filters and order, never what stands
          in the search box; name them by what they show rather than by whom.
        </Text>
      </section>
    </Box>
  )
}
