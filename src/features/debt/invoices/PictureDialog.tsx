import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '@/ui/Buttons'
import DialogFrame from '@/ui/DialogFrame'
import { Notice } from '@/ui/Notice'

interface PictureDialogProps {
  name: string
  file: Blob
  onClose: () => void
}

/** Shows a picture scaled to fit or at actual size; revokes its object URL when closed. */
export function PictureDialog({ name, file, onClose }: PictureDialogProps) {
  const [isActualSize, setActualSize] = useState(false)
  const [isBroken, setBroken] = useState(false)
  // Created once: another ref function would load the picture anew at each render.
  const [show] = useState(() => (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file)
    image.src = address
    return () => URL.revokeObjectURL(address)
  })
  return (
    <DialogFrame role="dialog" title={name} wide onClose={onClose}>
      {isBroken ? (
        <Notice tone="error">The browser could not show this picture. Download it instead.</Notice>
      ) : (
        <Box
          role="region"
          aria-label="Picture"
          tabIndex={0}
          overflow="auto"
          maxH="65dvh"
          mb="4"
          bg="bg.subtle"
        >
          <Box
            asChild
            maxW={isActualSize ? 'none' : 'full'}
            maxH={isActualSize ? 'none' : '65dvh'}
            mx="auto"
          >
            <img ref={show} alt={`Invoice ${name}`} onError={() => setBroken(true)} />
          </Box>
        </Box>
      )}
      <Flex wrap="wrap" gap="3">
        <Button onClick={onClose}>Close</Button>
        {!isBroken && (
          <Button
            variant="outline"
            aria-pressed={isActualSize}
            onClick={() => setActualSize(!isActualSize)}
          >
            Actual size
          </Button>
        )}
      </Flex>
    </DialogFrame>
  )
}
