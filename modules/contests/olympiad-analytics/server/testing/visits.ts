import type { ModuleVisits } from '@school/server/testing'

/** A stage, a grade and a school with participants, and a teacher of that school. */
const stage = (where: string) =>
  `select s.id as "publishedStageId", c.organization_id as "organizationId", p.grade_index as "gradeIndex", m.user_id as leader
    from olympiad_stages s join olympiads o on o.id = s.olympiad_id join olympiad_participations p on p.stage_id = s.id
    join class_members n on n.user_id = p.user_id and n.role = 'pupil' join school_classes c on c.id = n.school_class_id
    join memberships m on m.organization_id = c.organization_id and m.role = 'teacher' and m.is_active
    join users u on u.id = m.user_id and u.portal_role = 'teacher'
    where ${where} order by s.id, p.id, m.id limit 1`

export const visits: ModuleVisits = {
  addresses: { publishedStageId: stage('true') },
  objects: {
    publishedStageId: {
      published: stage('s.published_at is not null'),
      not_published: stage('s.published_at is null'),
    },
  },
}
