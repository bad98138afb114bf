import type { ModuleVisits } from '@school/server/testing'

const pupil = `(select id from users where type = 'pupil' and email is null and grade_index = 9 order by id offset 4 limit 1)`
const share = (
  revoked: string,
) => `select token as "progressToken", user_id as "sharedUserId", user_id as owner
  from progress_shares where token like '01J0000000000000000000P%' and revoked_at ${revoked} and $1::timestamptz is not null limit 1`

/** Of a class, as a pupil of it and as a teacher; the pupil has written an exam or not. */
const watched = (
  isWritten: boolean,
) => `select m.user_id as "watchedPupilId", 'oge-math' as "examCourseKey", m.user_id as owner, t.user_id as leader
  from class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null and c.grade_index = 9 and c.school_year = 2026
    join class_members t on t.school_class_id = c.id and t.role = 'teacher' join users u on u.id = m.user_id join users v on v.id = t.user_id
  where m.role = 'pupil' and u.email is null and v.email is null and u.leaving_at is null
    and ${isWritten ? '' : 'not '}exists (select from attempts a join exam_rehearsals e on e.work_id = a.work_id where a.user_id = m.user_id and a.judged_at is not null)
  order by m.user_id, t.user_id limit 1`

export const visits: ModuleVisits = {
  addresses: {
    progressToken: `select token as "progressToken" from progress_shares`,
    sharedUserId: `select user_id as "sharedUserId", token as "progressToken" from progress_shares`,
    watchedPupilId: `select id as "watchedPupilId", 'oge-math' as "examCourseKey" from users where id = $1`,
  },
  prepared: [
    `insert into progress_shares (token, user_id, created_at, ends_at, revoked_at)
      select '01J0000000000000000000P' || x.mark, ${pupil}, $1, $1::timestamptz + interval '9 days', case when x.mark = 'FF0' then $1::timestamptz end
      from (values ('NN0'), ('FF0')) x (mark)`,
  ],
  objects: {
    progressToken: { working: share('is null'), revoked: share('is not null') },
    watchedPupilId: { with_an_exam: watched(true), without_exams: watched(false) },
    sharedUserId: { by_working_link: share('is null'), by_revoked_link: share('is not null') },
  },
}
