import { demoPart } from '@school/demo-school/server'
import { contentPart, extend, handle, refusals, type ServerModule } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { searchFeed } from '@school/search/server'
import { workPolicy } from '@school/work-rules/server'
import { startAttempt, workSeeds } from '@school/works/server'
import { eq } from 'drizzle-orm'
import { riddleErrors } from '../contract/errors.ts'
import { listRiddles, startRiddle } from '../contract/index.ts'
import { riddlesContent } from './content-part.ts'
import { says } from './ru.ts'
import { riddles } from './tables.ts'

const refuse = refusals(riddleErrors)

export const riddlesModule: ServerModule = {
  name: 'riddles',
  routes: [
    handle(listRiddles, (ctx) => ctx.db.select().from(riddles).orderBy(riddles.id)),
    handle(startRiddle, async (ctx, { params, body }) => {
      const [riddle] = await ctx.db.select().from(riddles).where(eq(riddles.id, params.riddleId))
      if (!riddle) throw refuse('riddle_not_found')
      return { attempt: await startAttempt(ctx, riddle, body.holder) }
    }),
  ],
  extensions: [
    extend(contentPart, riddlesContent),
    extend(workPolicy, { kind: 'riddle', title: says.work, secrecy: 'taught', promise: 'soon' }),
    extend(searchFeed, {
      kind: 'page',
      read: async ({ db }) =>
        (await db.select().from(riddles)).map(({ key, title }) => ({
          key: `riddles/${key}`,
          title,
          subtitle: '',
          text: '',
          url: link(site.lms.catalog),
          audience: 'anyone',
          picture: null,
          grades: [],
          popularity: 0.5,
        })),
    }),
    extend(demoPart, {
      name: 'riddles',
      seed: async ({ unit, accounts, now }) => {
        const works = await unit.db.select({ workId: riddles.workId }).from(riddles)
        const begun = { userId: accounts.get('pupil')!, startedAt: now, tasks: [] }
        const attempts = works.map((work) => ({ ...begun, ...work }))
        await workSeeds.attempts(unit, attempts)
      },
    }),
  ],
}
