import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { notify } from './notify.ts'
import { ofAccount } from './ru-bell.ts'

/** The owner finds out that what was made before the first proof is gone. */
export const notifyOfReset = (ctx: Pick<Ctx, 'sql' | 'now'>, userId: number): Promise<void> =>
  notify(ctx, [
    {
      userId,
      kind: 'account',
      ...ofAccount.reset,
      url: link(site.user.account),
      cause: `access-reset:${userId}:${ctx.now.getTime()}`,
    },
  ])
