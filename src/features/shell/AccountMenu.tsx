import { Box } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { currentUser } from '@/api/user'
import { hasDrafts } from '@/session/drafts'
import { useSession } from '@/session/SessionContext'
import { session } from '@/session/session'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { AccountCard } from './AccountCard'
import { PersonMark } from './marks'

/** Who is logged in, and the ways in and out. Escape, or going elsewhere, closes the card. */
export function AccountMenu() {
  const { loggedIn, person } = useSession()
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const queryClient = useQueryClient()

  // Section 4: the user is fetched as soon as somebody is logged in, and whenever it is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: person says who it is
  useEffect(() => {
    if (loggedIn) queryClient.query(currentUser).catch(() => {})
  }, [loggedIn, person, queryClient])

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

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const onLogout = () => {
    setOpen(false)
    if (!hasDrafts()) return session.end()
    // Where the dialog gives the focus back to: what was pressed is gone with the card.
    button.current?.focus()
    setAsking(true)
  }

  return (
    <Box ref={root} position="relative" onBlur={onBlur}>
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
          <AccountCard loggedIn={loggedIn} onFollow={() => setOpen(false)} onLogout={onLogout} />
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title="You have unsaved work"
        body="Logging out discards what you have typed and not saved."
        confirm="Logout"
        onConfirm={() => {
          setAsking(false)
          session.end()
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
