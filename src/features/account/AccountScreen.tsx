import { Box, Flex, Text } from '@chakra-ui/react'
import { type ComponentProps, useEffect } from 'react'
import { config } from '@/config'
import { Card } from '@/ui/Card'
import { Screen } from '@/ui/Screen'

/** Layout for logged-out users: the form beside the brand panel, or above it on a phone. */
export function AccountScreen(screen: Omit<ComponentProps<typeof Screen>, 'width'>) {
  // The heading changes once the form is sent, the title of the route does not.
  useEffect(() => {
    document.title = `${config.productName} - ${screen.heading}`
  }, [screen.heading])
  return (
    <Card
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      maxW={{ base: '36rem', lg: '68rem' }}
      minH={{ lg: '34rem' }}
      mx="auto"
      overflow="hidden"
    >
      <Box p={{ base: '4', md: '8', lg: '12' }} minW="0">
        <Screen {...screen} width="narrow" />
      </Box>
      <BrandPanel />
    </Card>
  )
}

/** The product's name, purpose and a drawing. */
const BrandPanel = () => (
  <Flex
    order={{ lg: '-1' }}
    direction="column"
    justify="space-between"
    gap="6"
    p={{ base: '4', md: '8', lg: '10' }}
    bg="accent.subtle"
    color="accent.fg"
  >
    <Box>
      <Text
        fontSize={{ base: 'lg', lg: '2xl' }}
        lineHeight="1.25"
        fontFamily="heading"
        fontWeight="semibold"
      >
        {config.productName}
      </Text>
      <Text mt="2" maxW="24rem" color="fg">
        Pass us your unpaid invoices and follow each debt until it is paid.
      </Text>
    </Box>
    <Box asChild w="full" maxW="26rem" mx="auto" hideBelow="lg">
      <InvoicesIllustration />
    </Box>
  </Flex>
)

const InvoicesIllustration = (props: object) => (
  <svg
    {...props}
    viewBox="0 0 320 220"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M12 204h296" opacity=".4" />
    <g fill="var(--chakra-colors-bg-panel)">
      <rect
        x="70"
        y="42"
        width="104"
        height="140"
        rx="6"
        opacity=".55"
        transform="rotate(-9 122 112)"
      />
      <rect x="84" y="34" width="112" height="150" rx="6" />
    </g>
    <path d="M100 58h40M100 78h80M100 92h80M100 106h56" opacity=".55" />
    <path d="M100 132h28m26 0h26M100 152h28m26 0h26" opacity=".55" />
    <path d="M100 168h80" />
    <path d="M196 150c30 0 22-62 52-62" strokeDasharray="1 8" />
    <circle cx="266" cy="74" r="24" fill="var(--chakra-colors-accent-solid)" stroke="none" />
    <path d="m256 75 7 7 13-15" stroke="#fff" strokeWidth="3" />
    <path d="M236 198v-20m18 20v-38m18 38v-56m18 56v-30" opacity=".4" strokeWidth="8" />
  </svg>
)
