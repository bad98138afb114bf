import { toast, type Voice } from '@school/ui'
import { ru } from './ru.ts'

/** Signing out; its code comes with the click. */
export const leave = (you: Voice): Promise<unknown> =>
  import('./sign-out.ts')
    .then(({ signOutAndLeave }) => signOutAndLeave())
    .catch(() => toast(you(ru.signOutFailed), { tone: 'bad' }))
