import type { ApiError } from '@school/api-client'
import { ErrorState } from '@school/ui'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'

interface CatchProps {
  of: string | undefined
  onReset: () => void
  children: ReactNode
}

class Catch extends Component<CatchProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidUpdate({ of }: CatchProps) {
    if (of !== this.props.of && this.state.error) this.retry()
  }

  private readonly retry = () => {
    this.props.onReset()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const words = (error as ApiError).name === 'ApiError' ? { text: error.message } : {}
    return <ErrorState compact {...words} onRetry={this.retry} />
  }
}

interface BlockBoundaryProps {
  /** What the block shows: after a failure another one is tried at once. */
  of?: string
  /** The block's own skeleton. */
  fallback: ReactNode
  children: ReactNode
}

/** A block of a page that loads and fails by itself: the rest of the page lives on. */
export function BlockBoundary({ of, fallback, children }: BlockBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catch of={of} onReset={reset}>
          <Suspense fallback={fallback}>{children}</Suspense>
        </Catch>
      )}
    </QueryErrorResetBoundary>
  )
}
