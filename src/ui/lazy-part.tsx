import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { isPartMissing, wantedPart } from '@/lib/missing-part'

interface BoundaryProps {
  onMissing: () => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown) {
    if (isPartMissing(error)) this.props.onMissing()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isPartMissing(error)) throw error
    return null
  }
}

/**
 * A part that opens over a screen, its code loaded when it is first opened. One that cannot be
 * loaded is closed again and told of; the screen below stays as it is.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Content = lazy(load)
  return function LazyPart(props: Props & { onClose?: () => void }) {
    const onMissing = () => {
      // A failed one would never ask again.
      Content = lazy(load)
      wantedPart.tell()
      props.onClose?.()
    }
    return (
      <Boundary onMissing={onMissing}>
        <Suspense>
          <Content {...props} />
        </Suspense>
      </Boundary>
    )
  }
}
