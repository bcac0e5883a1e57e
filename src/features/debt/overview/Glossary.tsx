import { Box } from '@chakra-ui/react'
import { useState } from 'react'

const words = [
  {
    word: 'Late payment interest',
    meaning:
      'Statutory interest: what the law adds to a business debt for each day it is overdue. It does not apply to debts of private individuals.',
  },
  {
    word: 'Late payment compensation',
    meaning:
      'A fixed sum the law adds once to an overdue business debt: £40 below £1,000, £70 below £10,000, £100 from there.',
  },
  {
    word: 'Fee type',
    meaning:
      'How our work on the debt is charged: as a fixed fee, or only if money is recovered (no recovery, no fee). Your terms have the amounts.',
  },
  {
    word: 'Disputed',
    meaning:
      'The debtor says that some or all of it is not owed. It is not settled by that: we need your side of it.',
  },
]

/** The words of a claim, for whoever wonders about one; closed, they do not stand there twice. */
export function Glossary() {
  const [open, setOpen] = useState(false)
  return (
    <Box asChild mt="4" fontSize="sm">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box asChild py="1" color="accent" cursor="pointer">
          <summary>What these words mean</summary>
        </Box>
        {open && (
          <Box as="dl" mt="2" maxW="42rem">
            {words.map(({ word, meaning }) => (
              <Box key={word} mb="3">
                <Box as="dt" fontWeight="semibold">
                  {word}
                </Box>
                <dd>{meaning}</dd>
              </Box>
            ))}
          </Box>
        )}
      </details>
    </Box>
  )
}
