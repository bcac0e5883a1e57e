import { Box } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { focusHeading } from '@/ui/focus-heading'
import { lastStep, steps } from './steps'

/** The heading takes focus when the step changes. */
export function StepHeading({ step }: { step: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    focusHeading(heading.current)
  }, [step])
  return (
    <Box asChild fontSize="lg" fontWeight="semibold" mb="3" outline="none">
      <h2 ref={heading} tabIndex={-1}>
        Step {step} of {lastStep}: {steps[step - 1]?.title}
      </h2>
    </Box>
  )
}
