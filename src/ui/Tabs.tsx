import { Box, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import { Tag } from './Tag'

interface TabLink {
  label: string
  count?: number
  isActive: boolean
  /** Search parameters of the tab on the current path. */
  search: Record<string, unknown>
}

/** A page has one tab list, so a constant id suffices. */
const panelId = 'tab-panel'

/** Space activates a tab like a button; a native link handles Enter only. */
function onSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return
  event.preventDefault()
  event.target.click()
}

/** Scrolls the row to the open tab on small screens; the page itself does not move. */
function scrollToTab(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}

/** Tabs as links: each has its own URL. */
export const TabLinks = ({ label, items }: { label: string; items: readonly TabLink[] }) => (
  <Tabs.Root
    recipe={tabsSlotRecipe}
    size="lg"
    activationMode="manual"
    value={items.find(({ isActive }) => isActive)?.label ?? null}
    ids={{ content: () => panelId }}
    // The link navigates by itself; a function here would prevent its click.
    navigate={null}
    mb="6"
  >
    <Tabs.List
      aria-label={label}
      overflowX="auto"
      overflowY="hidden"
      onKeyDown={onSpace}
      _print={{ display: 'none' }}
    >
      {items.map(({ label: text, count, isActive, search }) => (
        <Tabs.Trigger
          key={text}
          ref={isActive ? scrollToTab : undefined}
          value={text}
          asChild
          whiteSpace="nowrap"
          flexShrink="0"
          // On a phone the next tab peeks in, to show that the row scrolls; on a tablet all six fit.
          px={{ base: '3', xl: '4.5' }}
          textDecoration="none"
          _hover={{ bg: 'bg.subtle' }}
          // Inset, because the scrolling row clips its overflow.
          _focusVisible={{ outlineOffset: '-3px' }}
        >
          <Link to="." search={search as never} state replace resetScroll={false}>
            <span>{count === undefined ? text : `${text} `}</span>
            {count !== undefined && (
              <Tag px="1.5" fontSize="xs" lineHeight="1.25rem">
                {count}
              </Tag>
            )}
          </Link>
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  </Tabs.Root>
)

/** Names and notes may contain long words; tables scroll instead. */
const breakLongWords = {
  '& :is(div, span, p, a, li, dt, dd, blockquote, button):not(table *)': {
    overflowWrap: 'anywhere',
  },
}

export const TabPanel = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="tabpanel" id={panelId} aria-label={label} css={breakLongWords}>
    {children}
  </Box>
)
