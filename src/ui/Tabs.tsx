import { Badge, Box, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

export interface TabLink {
  label: string
  count?: number
  active: boolean
  /** The search parameters of this tab, on the path of the screen. */
  search: Record<string, unknown>
}

/** A page has one tab list, so its panel needs no id of its own. */
const panelId = 'tab-panel'

/** Space follows a tab, as it presses a button; a link alone follows Enter only. */
function onSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return
  event.preventDefault()
  event.target.click()
}

/** Tabs that are links: each has its own URL. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  const list = useRef<HTMLDivElement>(null)
  const activeIndex = items.findIndex(({ active }) => active)
  useEffect(() => {
    // On a small screen the open tab may be out of view; only the row of tabs scrolls.
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[activeIndex]
    if (list.current && tab) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
    }
  }, [activeIndex])
  return (
    <Tabs.Root
      recipe={tabsSlotRecipe}
      variant="line"
      size="lg"
      activationMode="manual"
      value={items[activeIndex]?.label ?? null}
      ids={{ content: () => panelId }}
      // The router has navigated already when the value changes.
      navigate={() => {}}
      mb="6"
    >
      <Tabs.List
        ref={list}
        aria-label={label}
        overflowX="auto"
        overflowY="hidden"
        onKeyDown={onSpace}
        _print={{ display: 'none' }}
      >
        {items.map(({ label: text, count, search }) => (
          <Tabs.Trigger
            key={text}
            value={text}
            asChild
            whiteSpace="nowrap"
            flexShrink="0"
            // On a phone the next tab shows that the row scrolls.
            px={{ base: '3', md: '4.5' }}
            textDecoration="none"
            _hover={{ color: 'fg', bg: 'bg.subtle' }}
            // Inside, because the scrolling row cuts off what stands out.
            _focusVisible={{ outlineOffset: '-3px' }}
          >
            <Link to="." search={search as never} state replace resetScroll={false}>
              {text}
              {count !== undefined && (
                <>
                  {' '}
                  <Badge colorPalette="gray">{count}</Badge>
                </>
              )}
            </Link>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}

/** Names and notes may be one long word; a table scrolls instead. */
const breakLongWords = {
  '& :is(div, span, p, a, li, dt, dd, blockquote, button):not(table *)': {
    overflowWrap: 'anywhere',
  },
}

export function TabPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="tabpanel" id={panelId} aria-label={label} css={breakLongWords}>
      {children}
    </Box>
  )
}
