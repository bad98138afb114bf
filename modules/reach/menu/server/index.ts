import { userOf } from '@school/accounts/server'
import { handle, type ServerModule } from '@school/kernel/server'
import { getMenuItems } from '../contract/index.ts'
import type { MenuSources } from './entry.ts'
import { withCounts } from './counts.ts'
import { menusFor } from './menus.ts'

export { menuCount } from './counts.ts'
export type { MenuSources } from './entry.ts'
export { textbookAddressOf } from './textbook-address.ts'

export const menuModule = (sources: MenuSources): ServerModule => ({
  name: 'menu',
  routes: [
    handle(getMenuItems, async (ctx, { query }) => {
      const user = userOf(ctx)
      const menus = menusFor({
        ...sources,
        viewer: ctx.viewer,
        hasPurchasedExternshipContracts: user?.hasPurchasedExternshipContracts ?? false,
        isInGrade: user !== null && user.isPupil && !user.isParent && user.grade !== null,
        bonusesPageVisited: user?.bonusesPageVisited ?? false,
        context: query.context,
      })
      return withCounts(ctx, menus)
    }),
  ],
})
