import { Box } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type GlossaryTerm, glossary } from '@/rules/glossary'
import { FeeTerms } from './FeeTerms'

interface GlossaryListProps {
  terms: readonly GlossaryTerm[]
  /** Link to the fees. */
  feeTermsUrl?: string
}

/** Definitions of terms. */
export const GlossaryList = ({ terms, feeTermsUrl }: GlossaryListProps) => (
  <Box as="dl" maxW="42rem">
    {terms.map((term) => (
      <Box key={term} mb="3">
        <Box as="dt" fontWeight="semibold">
          {term}
        </Box>
        <dd>
          {glossary[term]} {term === 'Fee type' && <FeeTerms url={feeTermsUrl} />}
        </dd>
      </Box>
    ))}
  </Box>
)

/** A collapsible glossary; its definitions render only while open. */
export function Glossary({
  summary = 'What these words mean',
  ...listProps
}: GlossaryListProps & { summary?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Box asChild mt="2" fontSize="sm">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box
          asChild
          display="flex"
          alignItems="center"
          gap="1"
          w="fit-content"
          py="1"
          color="accent"
          cursor="pointer"
          css={{
            '&::-webkit-details-marker': { display: 'none' },
            '[open] > & svg': { transform: 'rotate(90deg)' },
          }}
        >
          <summary>
            <ChevronRight aria-hidden size={16} />
            {summary}
          </summary>
        </Box>
        {open && (
          <Box mt="2">
            <GlossaryList {...listProps} />
          </Box>
        )}
      </details>
    </Box>
  )
}
