import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import type { PolicyAttempt, WorkPolicy } from '@school/work-rules/server'
import { mistakeErrors } from '../contract/errors.ts'
import { countTwin } from './actions.ts'
import { type CardRow, listCardsOfTwin } from './queries.ts'
import { says } from './ru.ts'

const refuse = refusals({ ...workErrors, ...mistakeErrors })

/** Cards whose twin this attempt is and which may be read now. @throws mistake_not_found */
async function accessCardsOf(ctx: Ctx, { id, userId }: PolicyAttempt, lock: boolean): Promise<CardRow[]> {
  const cards = await listCardsOfTwin(ctx, id, userId, { lock })
  if (cards.length === 0) throw refuse('mistake_not_found')
  return cards
}

/** A twin is solved once, while its card is open; the other works with the task define what it may reveal. */
export const mistakePolicy: WorkPolicy = {
  kind: 'mistake',
  title: says.work,
  secrecy: 'as_elsewhere',
  promise: 'soon',

  async look(ctx, attempt) {
    await accessCardsOf(ctx, attempt, false)
  },

  async solve(ctx, attempt, act) {
    if (act === 'finish') throw refuse('attempt_endless')
    const cards = await accessCardsOf(ctx, attempt, true)
    if (!cards.some(({ state, twinOutcome }) => state === 'open' && twinOutcome === null))
      throw refuse('task_closed')
  },

  solved: (ctx, { id }, done) => countTwin(ctx, id, done),
}
