import { demoPart } from '@school/demo-school/server'
import { mailingSwitches } from '@school/delivery/server'
import { familyErrors } from '@school/families/contract'
import { isParentOf } from '@school/families/server'
import { extend, handle, refusals, type ServerModule } from '@school/kernel/server'
import { accountOf, findIdentity } from '@school/users/server'
import { dayIn, mondayOf } from '@school/texts'
import * as contract from '../contract/index.ts'
import { readChildNow } from './child-now.ts'
import { parenthoodDemo } from './demo.ts'
import { jobs } from './jobs.ts'
import { childMailings } from './mailings.ts'
import { readReport } from './report.ts'

const refuse = refusals(familyErrors)

export { findMailingByOldLink } from './old-links.ts'

export const parenthoodModule: ServerModule = {
  name: 'parenthood',
  routes: [
    handle(contract.getChildReport, async (ctx, { params: { childId }, query: { week } }) => {
      if (!(await isParentOf(ctx.sql, ctx.viewer.id, childId))) throw refuse('family_child_not_found')
      const child = await findIdentity(ctx.sql, childId)
      if (!child) throw refuse('family_child_not_found')
      const zone = accountOf(child).timezone
      const today = dayIn(ctx.now, zone)
      const from = mondayOf(week ?? today)
      const [report, now] = await Promise.all([
        readReport(ctx.sql, { childId, from, today, span: 'week', zone }),
        readChildNow(ctx, child),
      ])
      return { ...report, now }
    }),
  ],
  jobs,
  extensions: [extend(demoPart, parenthoodDemo), extend(mailingSwitches, childMailings)],
}
