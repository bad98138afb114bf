import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, listener, type ServerModule } from '@school/kernel/server'
import { todayFeed } from '@school/today/server'
import { taskGivenUp } from '@school/works/contract'
import { taskRegraded } from '@school/regrading/contract'
import { workPolicy } from '@school/work-rules/server'
import { collectMistakes, lookAt, lookAtRegraded } from './jobs.ts'
import { mistakesOfDemo } from './demo.ts'
import { mistakesPart } from './person-part.ts'
import { mistakePolicy } from './policy.ts'
import { routes } from './routes.ts'
import { mistakesToday } from './today.ts'

export const mistakesModule: ServerModule = {
  name: 'mistakes',
  routes,
  listeners: [
    listener('mistakes-of-given-up', taskGivenUp, async (ctx, heard) => {
      await lookAt(
        ctx,
        heard.map(({ attemptId }) => attemptId),
      )
    }),
    listener('mistakes-of-regraded', taskRegraded, (ctx, heard) =>
      lookAtRegraded(
        ctx,
        heard.map(({ regradingId }) => regradingId),
      ),
    ),
  ],
  jobs: [collectMistakes],
  extensions: [
    extend(personPart, mistakesPart),
    extend(demoPart, mistakesOfDemo),
    extend(todayFeed, mistakesToday),
    extend(workPolicy, mistakePolicy),
  ],
}
