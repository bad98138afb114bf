import * as z from 'zod'
import { endpoint, Id, idParams } from '@school/kernel/contract'
import { PupilLine, Skill, SkillMap } from './map.ts'
import { SessionMode } from './mastery.ts'
import { Session } from './session.ts'

const SessionId = idParams('sessionId')

export const getSkillMap = endpoint({
  name: 'skillsPractice.getMap',
  method: 'GET',
  path: '/api/skills_practice/map',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['skillsPractice.sessions', 'works.attempts'],
  summary: 'Subjects, sections and skills with levels: one’s own, or a pupil’s for the teacher of the class',
  query: z.object({ userId: Id.optional() }),
  reply: SkillMap,
  errors: ['skill_map_not_found'],
})

export const getSkill = endpoint({
  name: 'skillsPractice.getSkill',
  method: 'GET',
  path: '/api/skills/:skillId',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['skillsPractice.sessions', 'works.attempts'],
  summary: 'A skill: its level, the skills it needs and those that need it, past sessions',
  params: idParams('skillId'),
  query: z.object({ userId: Id.optional() }),
  reply: Skill,
  errors: ['skill_not_found', 'skill_map_not_found'],
})

export const listPupilMaps = endpoint({
  name: 'skillsPractice.listPupils',
  method: 'GET',
  path: '/api/skills_practice/pupils',
  audience: 'agent',
  reads: ['skillsPractice.sessions', 'works.attempts'],
  summary: 'Pupils of the viewer’s classes with what they have reached; those who need help first',
  reply: z.array(PupilLine),
})

export const startSession = endpoint({
  name: 'skillsPractice.startSession',
  method: 'POST',
  path: '/api/skills_practice/sessions',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['skillsPractice.sessions', 'works.attempts'],
  summary: 'Begins a session with its first task; one that is under way is finished',
  body: z.object({
    mode: SessionMode,
    skillId: Id.nullish(),
    /** Only skills of this subject; all of them without it. */
    disciplineId: Id.nullish(),
  }),
  reply: Session,
  errors: [
    'skill_not_found',
    'skill_not_chosen',
    'nothing_to_practise',
    'nothing_to_repeat',
    'nothing_to_check',
  ],
})

export const getSession = endpoint({
  name: 'skillsPractice.getSession',
  method: 'GET',
  path: '/api/skills_practice/sessions/:sessionId',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['skillsPractice.sessions'],
  summary: 'The viewer’s session: the task under way, or the summary when it is finished',
  params: SessionId,
  reply: Session,
  errors: ['session_not_found'],
})

export const takeNextTask = endpoint({
  name: 'skillsPractice.takeNextTask',
  method: 'POST',
  path: '/api/skills_practice/sessions/:sessionId/next_task',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['skillsPractice.sessions', 'works.attempts'],
  summary: 'Gives the next task once this one is answered; finishes the session when there is none',
  params: SessionId,
  reply: Session,
  errors: ['session_not_found'],
})

export const finishSession = endpoint({
  name: 'skillsPractice.finish',
  method: 'POST',
  path: '/api/skills_practice/sessions/:sessionId/finishes',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['skillsPractice.sessions', 'works.attempts'],
  summary: 'Ends the session and sums it up; repeating it changes nothing',
  params: SessionId,
  reply: Session,
  errors: ['session_not_found'],
})
