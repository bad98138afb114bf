import type { ApiError } from '@school/api-client'
import { ErrorState } from '@school/ui'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'

interface CatchProps {
  onReset: () => void
  children: ReactNode
}

class Catch extends Component<CatchProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
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
  /** The block's own skeleton. */
  fallback: ReactNode
  children: ReactNode
}

/** A block of a page that loads and fails by itself: the rest of the page lives on. */
export function BlockBoundary({ fallback, children }: BlockBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catch onReset={reset}>
          <Suspense fallback={fallback}>{children}</Suspense>
        </Catch>
      )}
    </QueryErrorResetBoundary>
  )
}
