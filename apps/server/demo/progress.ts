import type { PeopledClass } from '@school/demo-school/server'
import { courseKind } from '@school/courses/contract'
import { seedLessonViews } from '@school/courses/server'
import type { Unit } from '@school/db'
import { seedGrants } from '@school/grants/server'
import { seedPostings } from '@school/rewards/server'
import { workSeeds } from '@school/works/server'
import { Chance } from './chance.ts'
import type { StudiedCourse } from './curriculum.ts'
import { classEnrolledAt, ordinaryPupil, type Pupil } from './habits.ts'
import { studyingHeroes, trialsOf } from './heroes.ts'
import { studyCourse } from './studying.ts'

const pupilsOf = (schoolClass: PeopledClass, courses: readonly StudiedCourse[], now: Date): Pupil[] => {
  const place = `${schoolClass.school}/${schoolClass.name}`
  const enrolledAt = classEnrolledAt(now, new Chance('enrolled', place))
  return schoolClass.pupilIds.map((userId, index) => {
    const name = `${place}/${index}`
    return ordinaryPupil(userId, name, schoolClass, enrolledAt, courses, now, new Chance('pupil', name))
  })
}

/** Lets everyone live through the last ten weeks. */
export async function seedProgress(
  unit: Unit,
  classes: readonly PeopledClass[],
  accounts: ReadonlyMap<string, number>,
  courses: readonly StudiedCourse[],
  now: Date,
): Promise<void> {
  const pupils = [
    ...studyingHeroes(accounts, courses, now),
    ...classes.flatMap((schoolClass) => pupilsOf(schoolClass, courses, now)),
  ]
  const studies = pupils.flatMap((pupil) => pupil.studies)
  const traces = pupils.flatMap(({ name, studies: own, evenings }) =>
    own.map((study) => studyCourse(study, evenings, now, new Chance('study', name, study.course.key))),
  )
  const grants = studies.map(({ userId, course, givenBy, enrolledAt }) => ({
    userId,
    resourceKind: courseKind,
    resourceId: course.id,
    source: givenBy ? ('school' as const) : ('enrollment' as const),
    cause: givenBy ?? 'enrollment',
    startsAt: enrolledAt,
    endsAt: null,
    givenAt: enrolledAt,
  }))
  await seedGrants(unit, grants)
  await seedGrants(unit, trialsOf(accounts, courses, now))
  await seedLessonViews(
    unit,
    traces.flatMap(({ views }) => views),
  )
  await workSeeds.attempts(
    unit,
    traces.flatMap(({ attempts }) => attempts),
  )
  await seedPostings(
    unit,
    traces.flatMap(({ postings }) => postings),
  )
}
