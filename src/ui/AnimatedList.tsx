import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentProps, ReactNode } from 'react'

/** Fetched after the screen is shown; until then items come and go at once. */
const loadFeatures = () => import('./motion-features').then((module) => module.default)

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
