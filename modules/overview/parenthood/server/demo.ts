import type { DemoPart } from '@school/demo-school/server'
import { jobContext } from '@school/kernel/server'
import { writeLetter } from './jobs.ts'

/** The letters of this evening and of this week lie in the outbox, about children who have done something. */
export const parenthoodDemo: DemoPart = {
  name: 'parenthood',
  needs: ['families', 'lessons'],
  seed: async ({ unit, now }) => {
    const { rows } = await unit.sql.query<{ id: number }>({ text: 'select id from family_links order by id' })
    const ctx = jobContext(unit, now)
    for (const { id } of rows)
      for (const kind of ['weekly', 'evening'] as const) await writeLetter(ctx, kind, id)
  },
}
