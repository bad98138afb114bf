/** Classes of this year in which a person is a pupil. @param userId an expression */
const classesOf = (userId: string): string =>
  `class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null
    and m.user_id = ${userId} and m.role = 'pupil'`

/** Stages that a person may enter without a code: opened to their class, by the list, or to the whole school by its municipality. */
export const admittedStagesSql = (userId: string): string =>
  `select a.stage_id from olympiad_class_accesses a join ${classesOf(userId)} on c.id = a.school_class_id where a.closed_at is null
    union select n.stage_id from olympiad_listed_pupils n where n.user_id = ${userId}
    union select l.stage_id from olympiad_access_locks l join ${classesOf(userId)} on c.organization_id = l.organization_id
      where l.kind = 'forced' and l.ended_at is null`

/** Stages that are closed to a person’s schools, with the reasons, as JSON. */
export const closuresSql = (userId: string): string =>
  `coalesce((select json_agg(json_build_object('stageId', l.stage_id, 'reason', l.reason))
    from olympiad_access_locks l join ${classesOf(userId)} on c.organization_id = l.organization_id
    where l.kind = 'forbidden' and l.ended_at is null), '[]')`
