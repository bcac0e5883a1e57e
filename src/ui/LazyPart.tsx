import { Component, type ReactNode, Suspense } from 'react'
import { isMissingCode, missingPart } from '@/lib/missing-code'

interface LazyPartProps {
  /** Reserves the space of the part while it loads. */
  fallback?: ReactNode
  /** Closes what could not be opened. */
  onMissing?: () => void
  children: ReactNode
}

/**
 * Shows a `React.lazy` component within a screen. If its code cannot be loaded, the part is left out
 * and a notice offers a reload; the rest of the screen stays as it is.
 */
export class LazyPart extends Component<LazyPartProps, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown) {
    if (!isMissingCode(error)) return
    missingPart.report()
    this.props.onMissing?.()
  }

  override render() {
    const { error } = this.state
    if (isMissingCode(error)) return null
    if (error !== null) throw error
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
