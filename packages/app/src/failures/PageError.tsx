import { ApiError } from '@school/api-client'
import { track } from '@school/browser'
import { FailureCodeContext } from '@school/ssr'
import { Button, ButtonLink, ErrorState, useYou } from '@school/ui'
import { useContext, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ru as plain } from './ru.ts'
import { ru } from './ru-failed.ts'

/** The same failure has the same code on every device: support can count them (FNV-1a). */
export function failureCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error ?? null)
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return `B-${(hash >>> 0).toString(36).toUpperCase().padStart(7, '0')}`
}

/** A page that could not be shown: why, what to do, whom to ask and the code to name (shared-application §2). @param contacts the address of whom to ask */
export function PageError({ error, contacts }: { error: unknown; contacts: string }) {
  const { revalidate, state } = useRevalidator()
  const you = useYou()
  const code = useContext(FailureCodeContext) ?? failureCode(error)
  useEffect(() => {
    // An outdated page is a frequent reason.
    void import('../overlays/updates.ts').then(
      ({ updates }) => updates.lowerThreshold(1),
      () => undefined,
    )
    track({ module: 'errors', action: 'shown' }, { code, path: location.pathname })
  }, [code])
  return (
    <ErrorState
      level={1}
      title={plain.failed.title}
      text={you(ru.text)}
      code={you(ru.code(code))}
      // What the school did not answer it may answer now; a fault of the page's own code would only come again.
      {...(error instanceof ApiError && {
        onRetry: () => void revalidate(),
        isRetrying: state === 'loading',
      })}
      action={
        <>
          <ButtonLink to="/" kind={error instanceof ApiError ? 'secondary' : 'primary'} reloadDocument>
            {plain.failed.home}
          </ButtonLink>
          <Button onClick={() => history.back()}>{you(ru.back)}</Button>
          <ButtonLink to={contacts} kind="quiet" reloadDocument>
            {you(ru.contact)}
          </ButtonLink>
        </>
      }
    />
  )
}
