import { link, site } from '@school/routes'
import type { Objective } from '../contract/objective.ts'
import type { ObjectiveRow } from './queries.ts'
import { says } from './ru.ts'

const { lms, user } = site

/** Where something can be done for a goal. */
export function stepOf({
  metric,
  skillId,
  rehearsalId,
  disciplineKey,
  hasSkills,
}: ObjectiveRow): Objective['step'] {
  if (metric === 'mark') return { title: says.steps.homeworks, url: link(lms.homeworks) }
  if (metric === 'exam')
    return rehearsalId === null
      ? { title: says.steps.courses, url: link(user.dashboard) }
      : { title: says.steps.exam, url: link(lms.examRehearsal, { exam_rehearsal_id: rehearsalId }) }
  if (skillId !== null)
    return { title: says.steps.skill, url: link(lms.skillPractice, { skill_id: skillId }) }
  return hasSkills
    ? { title: says.steps.trainer, url: link(lms.skillsPractice, {}, { subject: disciplineKey }) }
    : { title: says.steps.courses, url: link(user.dashboard) }
}
