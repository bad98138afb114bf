import { demoPart } from '@school/demo-school/server'
import { userOf } from '@school/accounts/server'
import { mailingSwitches } from '@school/delivery/server'
import { familyErrors } from '@school/families/contract'
import { isParentOf } from '@school/families/server'
import { extend, handle, refusals, type ServerModule } from '@school/kernel/server'
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
      const zone = userOf(ctx)!.timezone
      const from = mondayOf(week ?? dayIn(ctx.now, zone))
      const [report, now] = await Promise.all([
        readReport(ctx.sql, { childId, from, span: 'week', zone }),
        readChildNow(ctx, childId),
      ])
      return { ...report, now }
    }),
  ],
  jobs,
  extensions: [extend(demoPart, parenthoodDemo), extend(mailingSwitches, childMailings)],
}
