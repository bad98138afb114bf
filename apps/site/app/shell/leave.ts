import { toast } from '@school/ui'
import { ru } from './ru.ts'

/** Signing out; its code comes with the click. */
export const leave = (): Promise<unknown> =>
  import('./sign-out.ts')
    .then(({ signOutAndLeave }) => signOutAndLeave())
    .catch(() => toast(ru.signOutFailed, { tone: 'bad' }))
