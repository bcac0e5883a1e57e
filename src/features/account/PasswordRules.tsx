import { Box, Flex, Span } from '@chakra-ui/react'
import { Check, Dot } from 'lucide-react'
import { passwordRules } from './password-rules'

/** The password rules, each marked as met while typing. */
export function PasswordRules({
  password,
  personal,
}: {
  password: string
  personal?: readonly string[]
}) {
  return (
    <Box as="ul" listStyleType="none">
      {passwordRules(password, personal).map(({ text, met }) => (
        <Flex as="li" key={text} gap="2" color={met ? 'fg.success' : undefined}>
          <Flex aria-hidden align="center" h="1.125rem">
            {met ? <Check size={14} /> : <Dot size={14} />}
          </Flex>
          <span>
            {text}
            {met && <Span srOnly> (met)</Span>}
          </span>
        </Flex>
      ))}
    </Box>
  )
}
