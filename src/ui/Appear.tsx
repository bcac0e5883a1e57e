import { AnimatePresence, LazyMotion, type LazyProps, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentProps, ReactNode } from 'react'

type Features = typeof import('./motion-features').default

/** Loaded after the screen; until then, or without it, everything appears without animation. */
const loadFeatures = () =>
  import('./motion-features').then(
    (module) => module.default,
    () => ({}) as Features,
  )

/** Animates the boxes or items in it that come and go, each with a `key`. */
export const AppearGroup = ({
  mode = 'sync',
  isFirstAnimated = false,
  features = loadFeatures,
  children,
}: {
  /** `wait`: the next comes when the last one has gone. */
  mode?: 'sync' | 'wait'
  /** The first ones move in too. */
  isFirstAnimated?: boolean
  /** Needed where things begin out of sight. */
  features?: LazyProps['features']
  children: ReactNode
}) => (
  <LazyMotion features={features} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18 }}>
      <AnimatePresence initial={isFirstAnimated} mode={mode}>
        {children}
      </AnimatePresence>
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

const outside = { start: { x: '-100%' }, end: { x: '100%' }, bottom: { y: '100%' } }

/** A panel that comes from an edge of the page, out of sight. */
export const AppearingPanel = ({
  edge,
  ...props
}: ComponentProps<'div'> & { edge: keyof typeof outside }) => (
  <m.div
    initial={outside[edge]}
    animate={{ x: '0%', y: '0%' }}
    exit={outside[edge]}
    {...(props as ComponentProps<typeof m.div>)}
  />
)
