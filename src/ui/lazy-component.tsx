import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { chunkErrorStore, isChunkLoadError } from '@/lib/chunk-errors'
import { afterPaint, runWhenLoaded } from '@/lib/screen-loading'

interface BoundaryProps {
  onMissing: () => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown) {
    if (isChunkLoadError(error)) this.props.onMissing()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isChunkLoadError(error)) throw error
    return null
  }
}

interface Options {
  /** Reserves the component's space while it loads. */
  fallback?: ReactNode
  /** Loads the code once the rest of the screen is painted, instead of on the first render. */
  shouldLoadAfterPaint?: boolean
  /** Loads the code after the screen that imports it, so that it opens at once, and offline. */
  shouldPreload?: boolean
}

/**
 * A component whose code loads when it is needed, or earlier by its `preload`; from then on it renders
 * at once. If loading fails, it closes and reports a chunk error; the screen below stays.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback, shouldLoadAfterPaint = false, shouldPreload = false }: Options = {},
) {
  let Loaded: ComponentType<Props> | null = null
  async function loadAndKeep() {
    const module = await load()
    Loaded = module.default
    return module
  }
  let Content = lazy(loadAndKeep)
  let hasPainted = !shouldLoadAfterPaint
  function LazyComponent(props: Props & { onClose?: () => void }) {
    // Another type of component would lose the state of this one.
    const [AtOnce] = useState(() => Loaded)
    const Shown = AtOnce ?? Content
    const [canLoad, setCanLoad] = useState(hasPainted)
    useEffect(() => {
      if (canLoad) return
      afterPaint(() => {
        hasPainted = true
        setCanLoad(true)
      })
    }, [canLoad])
    const onMissing = () => {
      // React caches a failed lazy load, so a retry needs a new component.
      Content = lazy(loadAndKeep)
      chunkErrorStore.report()
      props.onClose?.()
    }
    return (
      <Boundary onMissing={onMissing}>
        <Suspense fallback={fallback}>{canLoad ? <Shown {...props} /> : fallback}</Suspense>
      </Boundary>
    )
  }
  const preload = () => loadAndKeep().catch(() => {})
  if (shouldPreload) runWhenLoaded(() => void preload())
  return Object.assign(LazyComponent, { preload })
}
