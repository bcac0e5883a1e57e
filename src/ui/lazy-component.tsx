import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { chunkErrorStore, isChunkLoadError } from '@/lib/chunk-errors'

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

/**
 * A component whose code loads on first render. If loading fails, it closes and reports a chunk
 * error; the screen below stays.
 * @param fallback reserves its space while loading
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback }: { fallback?: ReactNode } = {},
) {
  let Content = lazy(load)
  return function LazyComponent(props: Props & { onClose?: () => void }) {
    const onMissing = () => {
      // React caches a failed lazy load, so a retry needs a new component.
      Content = lazy(load)
      chunkErrorStore.report()
      props.onClose?.()
    }
    return (
      <Boundary onMissing={onMissing}>
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </Boundary>
    )
  }
}
