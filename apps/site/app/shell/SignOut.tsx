import { IconLogout, late, toast, useYou, whenAtRest } from '@school/ui'
import { useEffect } from 'react'
import { dispatchNavigation, useNavigationState } from './navigation-store.ts'
import { personal } from './ru-personal.ts'

const { Part, prefetch } = late(() =>
  import('./SignOutQuestion.tsx').then(({ SignOutQuestion }) => SignOutQuestion),
)
const stay = () => dispatchNavigation({ type: 'leavingDropped' })

/** Renders the sign-out question outside of the menus, which close when it opens. */
export function SignOut() {
  const you = useYou()
  const { isLeaving } = useNavigationState()
  useEffect(() => whenAtRest(prefetch), [])
  const fail = () => {
    toast(you(personal.signOutFailed), { tone: 'bad' })
    stay()
  }
  return isLeaving && <Part onClose={stay} onFail={fail} />
}

/** The sign-out button of a phone's header. */
export const LeaveButton = ({ className }: { className: string | undefined }) => (
  <button
    type="button"
    className={className}
    aria-label={personal.signOut}
    onClick={() => dispatchNavigation({ type: 'leavingAsked' })}
  >
    <IconLogout aria-hidden="true" />
  </button>
)
