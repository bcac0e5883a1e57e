import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentProps, ReactNode } from 'react'

type Features = typeof import('./motion-features').default

/** Loaded after the screen; until then everything appears without animation. */
const loadFeatures = () =>
  import('./motion-features').then(
    (module) => module.default,
    // Without a renderer, everything appears without animation.
    () => ({}) as Features,
  )

/** Animates the children that come and go, which need a `key`; fades only, under reduced motion. */
export const AppearGroup = ({
  isOneAtATime = false,
  children,
}: {
  /** The next child waits until the last one has gone. */
  isOneAtATime?: boolean
  children: ReactNode
}) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18 }}>
      <AnimatePresence initial={false} mode={isOneAtATime ? 'wait' : 'sync'}>
        {children}
      </AnimatePresence>
    </MotionConfig>
  </LazyMotion>
)

/** Begins displaced, not transparent, so that it is visible if the features never load. */
const movement = { initial: { y: -12 }, animate: { y: 0 }, exit: { opacity: 0 } }

/** A list item of an `AppearGroup`. */
export const AppearingItem = (props: ComponentProps<'li'>) => (
  <m.li {...movement} {...(props as ComponentProps<typeof m.li>)} />
)

/** A box of an `AppearGroup`. */
export const AppearingBox = (props: ComponentProps<'div'>) => (
  <m.div {...movement} {...(props as ComponentProps<typeof m.div>)} />
)
