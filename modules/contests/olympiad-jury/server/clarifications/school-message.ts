import type { Ctx } from '@school/kernel/server'

/** Sends a message of a school to its pupils in a stage. */
export async function addSchoolMessage(
  { sql, viewer, now }: Ctx,
  { stageId, schoolId }: { stageId: number; schoolId: number },
  { text, gradeIndex }: { text: string; gradeIndex: number | null },
): Promise<void> {
  await sql.query({
    name: 'add_school_message',
    text: `insert into olympiad_clarifications (stage_id, grade_index, asked_at, answer, answered_at, answered_by, is_public, organization_id)
      values ($1, $2, $3, $4, $3, $5, true, $6)`,
    values: [stageId, gradeIndex, now, text, viewer.id, schoolId],
  })
}
