import { AnimatePresence, type FeatureBundle, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentProps } from 'react'

/** Loaded after the screen; until then, or without it, everything appears without animation. */
const loadFeatures = () =>
  import('./motion-features').then(
    (module) => module.default,
    () => ({}) as FeatureBundle,
  )

/** Animates the boxes or items in it that come and go, each with a `key`; the first ones are there at once. */
export const AppearGroup = (props: ComponentProps<typeof AnimatePresence>) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18 }}>
      <AnimatePresence initial={false} {...props} />
    </MotionConfig>
  </LazyMotion>
)

/** Begins displaced, not transparent, so that it is visible if the features never load. */
const movement = { initial: { y: -12 }, animate: { y: 0 }, exit: { opacity: 0 } }

export const AppearingBox = (props: ComponentProps<'div'>) => (
  <m.div {...movement} {...(props as ComponentProps<typeof m.div>)} />
)

export const AppearingItem = (props: ComponentProps<'li'>) => (
  <m.li {...movement} {...(props as ComponentProps<typeof m.li>)} />
)
