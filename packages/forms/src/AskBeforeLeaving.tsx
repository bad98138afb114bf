import { Confirmation } from '@school/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ru } from './ru.ts'

/** Asks before a page with an edited and unsent form is left, closed or reloaded. */
export function AskBeforeLeaving({ form }: { form: { isDirty(): boolean } }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.isDirty() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (form.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })
  return (
    <Confirmation
      open={blocker.state === 'blocked'}
      title={ru.leaveTitle}
      action={ru.leave}
      cancel={ru.stay}
      isBusy={false}
      onClose={() => blocker.reset?.()}
      onAgree={() => blocker.proceed?.()}
    >
      <p>{ru.leaveText}</p>
    </Confirmation>
  )
}
