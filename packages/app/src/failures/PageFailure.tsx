import { ButtonLink, ForbiddenState, UnavailableState } from '@school/ui'
import { type ReactNode, useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { PageError } from './PageError.tsx'
import { ru } from './ru.ts'

export interface PageFailureProps {
  error: unknown
  /** The first page of this person. */
  home: string
  /** Where one writes to the school. */
  contacts: string
  /** Whether the document has all its data; otherwise a retry reloads the page, as a revalidation would not load what is missing. */
  isWhole: boolean
  /** For an address without a page. */
  notFound: ReactNode
}

function Unavailable({ isWhole }: Pick<PageFailureProps, 'isWhole'>) {
  const { revalidate, state } = useRevalidator()
  const [isReloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    location.reload()
  }
  return (
    <UnavailableState
      onRetry={isWhole ? () => void revalidate() : reload}
      isRetrying={isReloading || state === 'loading'}
    />
  )
}

/** Instead of a page: not found, not for this person, not now, or broken. */
export function PageFailure({ error, home, contacts, isWhole, notFound }: PageFailureProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return notFound
  if (status === 503) return <Unavailable isWhole={isWhole} />
  if (status !== 403) return <PageError error={error} contacts={contacts} />
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : null
  return (
    <ForbiddenState
      {...(said === null ? {} : { text: said })}
      action={
        <ButtonLink to={home} kind="primary">
          {ru.failed.home}
        </ButtonLink>
      }
    />
  )
}
