import type { PeopledClass } from '@school/demo-school/server'
import { dayMs, type Evening, eveningsOf } from './calendar.ts'
import type { Chance } from './chance.ts'
import type { StudiedCourse } from './curriculum.ts'
import type { Study } from './studying.ts'

/** How far back the school remembers. */
export const schoolDays = 70
const coursesAtMost = 3
const hourMs = dayMs / 24

/** The studies of one pupil and the evenings they have for them; `name` is the seed of their chance. */
export interface Pupil {
  name: string
  studies: Study[]
  evenings: Evening[]
}

const distanceTo = (course: StudiedCourse, grade: number): number =>
  Math.min(...course.grades.map((other) => Math.abs(other - grade)))

/** How likely a pupil takes a course by how far it is from their grade; the school itself enrols in its own. */
const interest = [1, 0.4, 0.15]

interface Character {
  ability: number
  /** 0..1 */
  diligence: number
  idleDays: number
}

const characterOf = (chance: Chance): Character => ({
  ability: 0.9 * chance.bell(),
  diligence: chance.next(),
  // Every fifth has dropped off some time ago.
  idleDays: chance.isLucky(0.2) ? chance.whole(8, 40) : 0,
})

/** Some have never begun, some have finished, most are on the way. */
function shareOf({ diligence }: Character, distance: number, chance: Chance): number {
  if (diligence < 0.08) return 0
  if (diligence > 0.87 && distance === 0) return 1
  return Math.min(1, diligence * chance.between(0.75, 1.2) * (distance === 0 ? 1 : 0.6))
}

/** The morning on which a class was enrolled in the courses of its grade. */
export function classEnrolledAt(now: Date, chance: Chance): Date {
  const daysAgo = schoolDays - chance.whole(0, 12)
  return new Date(Math.floor(now.getTime() / dayMs - daysAgo) * dayMs + 6 * hourMs)
}

/** An ordinary pupil of a class. */
export function ordinaryPupil(
  userId: number,
  name: string,
  schoolClass: PeopledClass,
  classAt: Date,
  courses: readonly StudiedCourse[],
  now: Date,
  chance: Chance,
): Pupil {
  const character = characterOf(chance)
  const studies = courses
    .map((course) => ({ course, distance: distanceTo(course, schoolClass.gradeIndex) }))
    .filter(({ distance }) => chance.isLucky(interest[distance] ?? 0))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, coursesAtMost)
    .map(({ course, distance }): Study => {
      const share = shareOf(character, distance, chance)
      const ownAt = new Date(classAt.getTime() + Math.round(chance.between(1, 45) * dayMs))
      return {
        userId,
        course,
        enrolledAt: distance === 0 ? classAt : ownAt,
        givenBy: distance === 0 ? `class:${schoolClass.school}/${schoolClass.name}` : null,
        ability: character.ability,
        share,
        isThorough: share === 1,
        idleDays: character.idleDays,
        tasksAtOnce: chance.between(1.5, 5),
      }
    })
  const eagerness = 0.25 + 0.5 * character.diligence
  const habit = { timezone: schoolClass.timezone, eagerness: () => eagerness, days: schoolDays }
  return { name, studies, evenings: eveningsOf(habit, now, chance) }
}
