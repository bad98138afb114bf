import { Confirmation, toast, useYou } from '@school/ui'
import { hasUnsent } from '@school/works/web'
import { useState } from 'react'
import { personal } from './ru-personal.ts'
import { signOutAndLeave } from './sign-out.ts'

/** Signing out needs a confirmation: on a phone its button is close to others. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const you = useYou()
  const [isBusy, setBusy] = useState(false)
  const agree = () => {
    setBusy(true)
    signOutAndLeave().catch(() => {
      toast(you(personal.signOutFailed), { tone: 'bad' })
      onClose()
    })
  }
  return (
    <Confirmation
      title={personal.signOutTitle}
      action={personal.signOut}
      cancel={personal.stay}
      isBusy={isBusy}
      onClose={onClose}
      onAgree={agree}
    >
      {hasUnsent() && <p>{you(personal.signOutUnsent)}</p>}
      <p>{you(personal.signOutText)}</p>
    </Confirmation>
  )
}
