import type { Unit } from '@school/db'

/** A regrading that waits for a decision, because a key was corrected after answers; nothing when there is no such task. */
export async function seedHeldRegrading({ sql }: Unit, taskKey: string, at: Date): Promise<void> {
  await sql.query({
    text: `insert into regradings (task_id, from_hash, to_hash, state, held_for, created_at)
      select id, 'before', content_hash, 'held', 'results', $2 from tasks where key = $1`,
    values: [taskKey, at],
  })
}
