import { Box, Input, Span } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

export interface Option {
  key: string
  name: string
  detail: string
  choose: () => void
}

/** A combobox over a filtered list; the arrow keys move through the list while typing. */
export function CommandBox({
  text,
  onText,
  options,
  latestOptions,
}: {
  text: string
  onText: (text: string) => void
  options: readonly Option[]
  /** Options for the current text; the rendered ones may lag behind. */
  latestOptions: () => readonly Option[]
}) {
  const id = useId()
  const [at, setAt] = useState(0)
  const active = Math.min(at, options.length - 1)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { length } = options
    if (event.key === 'Enter') latestOptions().at(Math.max(0, active))?.choose()
    else if (event.key === 'ArrowDown' && length > 0) setAt((active + 1) % length)
    else if (event.key === 'ArrowUp' && length > 0) setAt((active - 1 + length) % length)
    else return
    event.preventDefault()
  }

  return (
    <>
      <Box asChild display="block" fontWeight="medium" mb="1">
        <label htmlFor={id}>Name, reference or amount of a debt, or an action</label>
      </Box>
      <Input
        id={id}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <Span srOnly aria-live="polite">
        {text.trim() && (options.length === 1 ? '1 found' : `${options.length} found`)}
      </Span>
      <Box asChild mt="3" h="min(24rem, 45dvh)" overflowY="auto">
        <div ref={list} id={`${id}-list`} role="listbox" aria-label="Debts and actions">
          {options.map(({ key, name, detail, choose }, index) => (
            <Box
              key={key}
              as="div"
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              columnGap="4"
              px="3"
              py="2"
              borderRadius="md"
              cursor="pointer"
              overflowWrap="anywhere"
              _hover={{ bg: 'bg.subtle' }}
              css={{
                '&[aria-selected=true]': {
                  bg: 'accent.subtle',
                  boxShadow: 'inset 3px 0 var(--chakra-colors-accent)',
                },
              }}
              // Keeps focus in the text box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={choose}
            >
              <Span fontWeight="medium" minW="0">
                {name}
              </Span>
              {detail && (
                <Span color="fg.muted" fontSize="sm">
                  {detail}
                </Span>
              )}
            </Box>
          ))}
        </div>
      </Box>
      {options.length === 0 && <Box color="fg.muted">No results</Box>}
    </>
  )
}
