import { Box } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useSession } from '@/session/SessionContext'
import { Button } from '@/ui/Buttons'
import { AccountCard } from './AccountCard'
import { PersonMark } from './marks'

/** Who is logged in, and the ways in and out. Escape or a click elsewhere closes it. */
export function AccountMenu() {
  const { loggedIn } = useSession()
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  return (
    <Box ref={root} position="relative">
      <Button
        ref={button}
        variant="outline"
        aria-label="Account menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <PersonMark />
      </Button>
      {open && (
        <Box
          id={id}
          role="region"
          aria-label="Account"
          position="absolute"
          insetEnd="0"
          top="calc(100% + 0.5rem)"
          zIndex="drawer"
          // Section 9: the card is 400 px wide.
          w="400px"
          maxW="calc(100vw - 1.5rem)"
          p="5"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="lg"
          boxShadow="0 8px 24px rgb(10 16 20 / 0.16)"
        >
          <AccountCard loggedIn={loggedIn} onFollow={() => setOpen(false)} />
        </Box>
      )}
    </Box>
  )
}
