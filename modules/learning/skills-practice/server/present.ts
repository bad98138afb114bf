import { listedName, shortName } from '@school/names/server'
import { presentDiscipline } from '@school/disciplines/server'
import type { MappedSkill, PupilLine, SkillMap, SkillName, SkillSubject } from '../contract/map.ts'
import { pointsOfLevel } from '../contract/mastery.ts'
import type { Atlas } from './access.ts'
import type { PupilRow, SkillRow } from './queries.ts'
import { missingOf } from './rules/choice.ts'
import { isDue } from './rules/mastery.ts'

export const nameOf = ({ id, title }: SkillName): SkillName => ({ id, title })

/** Turns rows into skills of the map; the missing prerequisites of a skill depend on the levels of the others. */
export function skillPresenter(skills: readonly SkillRow[], now: Date): (row: SkillRow) => MappedSkill {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const levels = new Map(skills.map(({ id, level }) => [id, level]))
  return (row) => {
    const missing = missingOf(row, levels).map((id) => nameOf(byId.get(id)!))
    const { summary, grade, level } = row
    return {
      ...nameOf(row),
      summary,
      grade,
      level,
      isDue: isDue(row, now),
      isReady: missing.length === 0,
      missing,
    }
  }
}

export function presentSubjects(skills: readonly SkillRow[], now: Date): SkillSubject[] {
  const present = skillPresenter(skills, now)
  return [...Map.groupBy(skills, ({ disciplineId }) => disciplineId).values()].map((own) => ({
    discipline: presentDiscipline(own[0]!),
    points: own.reduce((sum, { level }) => sum + pointsOfLevel[level], 0),
    maxPoints: own.length * pointsOfLevel.mastered,
    due: own.filter((skill) => isDue(skill, now)).length,
    begun: own.filter(({ level }) => level !== 'not_started').length,
    sections: [...Map.groupBy(own, ({ section }) => section)].map(([title, rows]) => ({
      title,
      skills: rows.map(present),
    })),
  }))
}

export const presentPerson = (person: Atlas['person']): SkillMap['person'] => ({
  id: person.id,
  name: person.isMe ? shortName(person) : listedName(person),
  grade: person.gradeIndex,
  isMe: person.isMe,
})

export const presentPupil = (row: PupilRow): PupilLine => ({
  id: row.id,
  name: listedName(row),
  avatar: row.avatar,
  className: `${row.gradeIndex}${row.letter}`,
  begun: row.begun,
  mastered: row.mastered,
  due: row.due,
  practisedAt: row.practisedAt?.toISOString() ?? null,
})
