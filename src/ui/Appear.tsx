import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentProps, ReactNode } from 'react'

type Features = typeof import('./motion-features').default

/** Loaded after the screen; until then, or without it, everything appears without animation. */
const loadFeatures = () =>
  import('./motion-features').then(
    (module) => module.default,
    () => ({}) as Features,
  )

/** Animates a box that comes and goes, with a `key`; the next waits until the last one has gone. */
export const AppearGroup = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18 }}>
      <AnimatePresence initial={false} mode="wait">
        {children}
      </AnimatePresence>
    </MotionConfig>
  </LazyMotion>
)

/** Begins displaced, not transparent, so that it is visible if the features never load. */
export const AppearingBox = (props: ComponentProps<'div'>) => (
  <m.div
    initial={{ y: -12 }}
    animate={{ y: 0 }}
    exit={{ opacity: 0 }}
    {...(props as ComponentProps<typeof m.div>)}
  />
)
