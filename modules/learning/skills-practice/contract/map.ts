import { Avatar } from '@school/users/contract'
import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { MasteryLevel, SessionMode } from './mastery.ts'

export const SkillName = z.object({ id: z.int(), title: z.string() })
export type SkillName = z.infer<typeof SkillName>

/** A skill on the map. */
export const MappedSkill = SkillName.extend({
  summary: z.string(),
  grade: z.int(),
  level: MasteryLevel,
  /** A mastered one that is due for repetition. */
  isDue: z.boolean(),
  /** All prerequisites are at least familiar. */
  isReady: z.boolean(),
  /** Prerequisites that are not familiar yet. */
  missing: z.array(SkillName),
})
export type MappedSkill = z.infer<typeof MappedSkill>

export const SkillSection = z.object({ title: z.string(), skills: z.array(MappedSkill) })
export type SkillSection = z.infer<typeof SkillSection>

export const SkillSubject = z.object({
  discipline: Discipline,
  /** Of 100 points for each skill. */
  points: z.int(),
  maxPoints: z.int(),
  due: z.int(),
  /** Skills that were practised at least once: a check mixes them. */
  begun: z.int(),
  sections: z.array(SkillSection),
})
export type SkillSubject = z.infer<typeof SkillSubject>

/** A session that can be continued. */
export const UnderWay = z.object({
  id: z.int(),
  mode: SessionMode,
  skill: SkillName.nullable(),
  answered: z.int(),
})
export type UnderWay = z.infer<typeof UnderWay>

export const SkillMap = z.object({
  /** Whose map it is. */
  person: z.object({ id: z.int(), name: z.string(), grade: z.int().nullable(), isMe: z.boolean() }),
  subjects: z.array(SkillSubject),
  underWay: UnderWay.nullable(),
  can: z.object({ practise: z.boolean() }),
})
export type SkillMap = z.infer<typeof SkillMap>

export const PastSession = z.object({
  id: z.int(),
  mode: SessionMode,
  finishedAt: Instant,
  answered: z.int(),
  right: z.int(),
})
export type PastSession = z.infer<typeof PastSession>

export const Skill = MappedSkill.extend({
  section: z.string(),
  discipline: Discipline,
  /** The last answers of practice, the newest last; five right ones make «Умею». */
  series: z.array(z.boolean()),
  answered: z.int(),
  right: z.int(),
  /** When a mastered skill comes back to be repeated. */
  dueAt: Instant.nullable(),
  tasks: z.int(),
  /** Prerequisites with levels. */
  prerequisites: z.array(MappedSkill),
  /** Skills that have this one as a prerequisite. */
  followers: z.array(MappedSkill),
  /** The lesson with its theory. */
  lesson: z.object({ id: z.int(), courseId: z.int(), title: z.string() }).nullable(),
  sessions: z.array(PastSession),
  underWay: UnderWay.nullable(),
})
export type Skill = z.infer<typeof Skill>

/** A pupil of a class, for its teacher. */
export const PupilLine = z.object({
  id: z.int(),
  name: z.string(),
  avatar: Avatar.nullable(),
  className: z.string(),
  begun: z.int(),
  mastered: z.int(),
  due: z.int(),
  practisedAt: Instant.nullable(),
})
export type PupilLine = z.infer<typeof PupilLine>
