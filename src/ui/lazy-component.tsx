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
 * A component whose code is loaded when it is first rendered. If it cannot be loaded it is closed
 * again and reported; the screen below stays as it is.
 * @param fallback keeps its space on the screen meanwhile
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback }: { fallback?: ReactNode } = {},
) {
  let Content = lazy(load)
  return function LazyComponent(props: Props & { onClose?: () => void }) {
    const onMissing = () => {
      // A failed one would never ask again.
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
