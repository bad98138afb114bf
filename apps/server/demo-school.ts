import { seedAchievements } from '@school/achievements/server'
import { seedDemoAccounts } from '@school/accounts/server'
import { certifyEverybody } from '@school/courses/server'
import type { Unit } from '@school/db'
import type { FileStore } from '@school/files/server'
import { isAnyOrganization } from '@school/organizations/server'
import { dayMs } from './demo/calendar.ts'
import { seedChecking } from './demo/checking.ts'
import { listCurriculum, type Proofs } from './demo/curriculum.ts'
import { seedExamChecking } from './demo/exam-checking.ts'
import { seedExams } from './demo/exams.ts'
import { seedJury } from './demo/jury.ts'
import { schoolDays } from './demo/habits.ts'
import { seedOlympiads } from './demo/olympiads.ts'
import { seedHomeworkOfClasses } from './demo/homeworks.ts'
import { seedPeople } from './demo/people.ts'
import { seedProgress } from './demo/progress.ts'
import { seedTaskReports } from './demo/task-reports.ts'
import { seedSkillPractice } from './demo/skills.ts'
import { seedTrainings } from './demo/trainings.ts'

export type { Proofs }

/**
 * The invented school: demo people, six schools with 24 classes and some 600 pupils with plausible progress
 * over the ten weeks before `now`. The same school every time; only the dates move with `now`.
 * @param proofs answers from the content by keys of tasks; without them mistakes are made up
 * @param store for pictures of solutions; without it nobody has sent any and nothing waits to be checked
 * @returns false when a school is already there; nothing is changed then
 */
export async function seedDemoSchool(
  unit: Unit,
  now: Date,
  proofs: Proofs = new Map(),
  store: FileStore | null = null,
): Promise<boolean> {
  if (await isAnyOrganization(unit)) return false
  const beganAt = new Date(now.getTime() - (schoolDays + 5) * dayMs)
  const accounts = await seedDemoAccounts(unit.db, now, beganAt)
  const classes = await seedPeople(unit, accounts, { beganAt, now })
  await seedProgress(unit, classes, accounts, await listCurriculum(unit, proofs), now)
  await seedTrainings(unit, classes, accounts, proofs, now)
  await seedSkillPractice(unit, classes, accounts, proofs, now)
  await seedOlympiads(unit, classes, accounts, proofs, now)
  await seedHomeworkOfClasses(unit, classes, accounts, proofs, now)
  if (store) await seedChecking(unit, classes, accounts, store, now)
  await certifyEverybody({ sql: unit.sql, now })
  await seedExams(unit, classes, accounts, proofs, now)
  if (store) await seedExamChecking(unit, accounts, proofs, store, now)
  await seedJury(unit, accounts, now)
  const pupilIds = classes.flatMap((schoolClass) => schoolClass.pupilIds)
  await seedTaskReports(unit, accounts, pupilIds, now)
  await seedAchievements(unit)
  return true
}
