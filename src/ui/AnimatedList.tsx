import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentProps, ReactNode } from 'react'

type Features = typeof import('./motion-features').default

/** Fetched after the screen is shown; until then, and without them, items come and go at once. */
const loadFeatures = () =>
  import('./motion-features').then(
    (module) => module.default,
    // Without a renderer nothing moves, and nothing else is missing.
    () => ({}) as Features,
  )

/** Shows which item of a list came or went; with reduced motion it only fades. */
export const AnimatedItems = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18 }}>
      <AnimatePresence initial={false}>{children}</AnimatePresence>
    </MotionConfig>
  </LazyMotion>
)

/**
 * An item of `AnimatedItems`; it needs a `key`. It begins moved, not transparent: should the
 * features never load, it is still seen.
 */
export const AnimatedItem = (props: ComponentProps<typeof m.li>) => (
  <m.li initial={{ y: -12 }} animate={{ y: 0 }} exit={{ opacity: 0 }} {...props} />
)
