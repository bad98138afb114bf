import { type MappedSkill, pointsOfLevel, type SkillSubject } from '../contract/index.ts'

const skillsOf = ({ sections }: Pick<SkillSubject, 'sections'>) => sections.flatMap(({ skills }) => skills)

/** Grades that have skills of this subject, the youngest first. */
export const gradesOf = (subject: Pick<SkillSubject, 'sections'>): number[] =>
  [...new Set(skillsOf(subject).map(({ grade }) => grade))].toSorted((a, b) => a - b)

/** The own grade or the one next to it; of two as near, the younger. */
export const nearestGrade = (grades: readonly number[], own: number): number | undefined =>
  grades.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b)[0]

const distanceTo = (subject: SkillSubject, own: number | null): number => {
  const nearest = own === null ? undefined : nearestGrade(gradesOf(subject), own)
  return nearest === undefined ? 0 : Math.abs(nearest - own!)
}

/** The subject from the address, else the one that was begun most, else the one that begins nearest to the own grade. */
export const shownOf = (
  subjects: readonly SkillSubject[],
  key: string | null,
  own: number | null,
): SkillSubject | undefined =>
  subjects.find(({ discipline }) => discipline.key === key) ??
  subjects.toSorted((a, b) => b.begun - a.begun || distanceTo(a, own) - distanceTo(b, own))[0]

/** The grade to show, `null` for all of them: the one from the address, else where the map begins for this person. */
export function shownGrade(
  grades: readonly number[],
  wanted: number | 'all' | null,
  own: number | null,
): number | null {
  if (wanted === 'all') return null
  if (wanted !== null && grades.includes(wanted)) return wanted
  return own === null ? null : (nearestGrade(grades, own) ?? null)
}

/** What of the subject is of this grade; its points too. What waits to be repeated is counted in the whole subject. */
export function ofGrade(subject: SkillSubject, grade: number | null): SkillSubject {
  if (grade === null) return subject
  const sections = subject.sections
    .map(({ title, skills }) => ({ title, skills: skills.filter((skill) => skill.grade === grade) }))
    .filter(({ skills }) => skills.length > 0)
  const skills = skillsOf({ sections })
  return {
    ...subject,
    sections,
    points: skills.reduce((sum, { level }) => sum + pointsOfLevel[level], 0),
    maxPoints: skills.length * pointsOfLevel.mastered,
  }
}

/**
 * Where to start when all shown skills have unknown prerequisites: the deepest of these prerequisites that can be started
 * at once. Empty when a shown skill can be started itself.
 */
export function beginningsOf(subject: SkillSubject, shown: Pick<SkillSubject, 'sections'>): MappedSkill[] {
  const wanted = skillsOf(shown)
  if (wanted.some(({ isReady, level }) => isReady || level !== 'not_started')) return []
  const byId = new Map(skillsOf(subject).map((skill) => [skill.id, skill]))
  const found = new Set<MappedSkill>()
  const seen = new Set<number>()
  const goUnder = ({ missing }: MappedSkill) => {
    for (const { id } of missing) {
      const skill = byId.get(id)
      if (!skill || seen.has(id)) continue
      seen.add(id)
      if (skill.isReady) found.add(skill)
      else goUnder(skill)
    }
  }
  wanted.forEach(goUnder)
  return [...found].toSorted((a, b) => a.grade - b.grade)
}
