import { Box, Flex } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

const tones = {
  info: { colorPalette: 'accent', Icon: Info },
  warning: { colorPalette: 'amber', Icon: TriangleAlert },
  error: { colorPalette: 'red', Icon: CircleAlert },
  success: { colorPalette: 'green', Icon: CircleCheck },
} as const

/** A persistent message. Errors are announced when they appear. */
export function Notice({
  tone,
  heading,
  level,
  actions,
  ref,
  children,
}: {
  tone: keyof typeof tones
  heading?: string
  /** Heading level of a notice at the start of a result. */
  level?: 2
  actions?: ReactNode
  /** For a notice that takes the focus. */
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}) {
  const { colorPalette, Icon } = tones[tone]
  return (
    <Flex
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={tone === 'error' ? 'alert' : undefined}
      colorPalette={colorPalette}
      gap="3"
      px="4"
      py="3"
      mb="4"
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.muted"
      borderRadius="l3"
    >
      <Box aria-hidden color="colorPalette.fg" mt="0.5" _icon={{ boxSize: '5' }}>
        <Icon />
      </Box>
      <Flex direction="column" flex="1" minW="0" gap="1">
        {heading && (
          <Box as={level && `h${level}`} fontWeight="semibold" lineHeight="1.5">
            {heading}
          </Box>
        )}
        {children && (
          <Box whiteSpace="pre-line" overflowWrap="anywhere">
            {children}
          </Box>
        )}
        {actions && (
          // Buttons keep their own colours on every tone.
          <Flex wrap="wrap" align="center" gap="3" mt="2" colorPalette="accent">
            {actions}
          </Flex>
        )}
      </Flex>
    </Flex>
  )
}
