import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentProps, ReactNode } from 'react'

type Features = typeof import('./motion-features').default

/** Loaded after the screen; until then items appear without animation. */
const loadFeatures = () =>
  import('./motion-features').then(
    (module) => module.default,
    // Without a renderer, items appear without animation.
    () => ({}) as Features,
  )

/** Animates items that enter or leave a list; fades only, under reduced motion. */
export const AnimatedItems = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18 }}>
      <AnimatePresence initial={false}>{children}</AnimatePresence>
    </MotionConfig>
  </LazyMotion>
)

/**
 * An item of `AnimatedItems`; it needs a `key`. It starts displaced, not transparent, so it stays
 * visible if the features never load.
 */
export const AnimatedItem = (props: ComponentProps<typeof m.li>) => (
  <m.li initial={{ y: -12 }} animate={{ y: 0 }} exit={{ opacity: 0 }} {...props} />
)
