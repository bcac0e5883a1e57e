import { Alert, Box, Flex } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'info' | 'warning' | 'error' | 'success'

const toneStyles = {
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
  children,
}: {
  tone: Tone
  heading?: string
  /** Heading level of a notice at the start of a result. */
  level?: 2 | 3
  actions?: ReactNode
  children?: ReactNode
}) {
  const { colorPalette, Icon } = toneStyles[tone]
  return (
    <Alert.Root
      role={tone === 'error' ? 'alert' : undefined}
      status={tone}
      variant="surface"
      size="lg"
      colorPalette={colorPalette}
      color="fg"
      mb="4"
      py="3"
    >
      <Alert.Indicator color="colorPalette.fg" mt="0.5">
        <Icon aria-hidden />
      </Alert.Indicator>
      <Alert.Content minW="0" gap="1">
        {heading && (
          <Alert.Title as={level && `h${level}`} fontWeight="semibold" lineHeight="1.5">
            {heading}
          </Alert.Title>
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
      </Alert.Content>
    </Alert.Root>
  )
}
