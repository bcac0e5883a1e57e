import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '@/ui/Buttons'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'

/** Shows a picture scaled to fit; revokes its object URL when closed. */
export function PictureDialog({
  name,
  file,
  onClose,
}: {
  name: string
  file: Blob
  onClose: () => void
}) {
  const [isBroken, setBroken] = useState(false)
  // Created once: another ref function would reload the picture at each render.
  const [show] = useState(() => (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file)
    image.src = address
    return () => URL.revokeObjectURL(address)
  })
  return (
    <Dialog title={name} onClose={onClose}>
      {isBroken ? (
        <Notice tone="error">Your browser could not show this picture. Download it instead.</Notice>
      ) : (
        <Box asChild maxW="full" maxH="65dvh" mx="auto" mb="4">
          <img ref={show} alt={`Invoice ${name}`} onError={() => setBroken(true)} />
        </Box>
      )}
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  )
}
