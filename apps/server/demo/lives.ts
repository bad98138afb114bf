import type { DemoPart } from '@school/demo-school/server'
import { seedCoachDocuments } from '@school/coaches/server'
import type { FileStore } from '@school/files/server'
import { seedNotices } from '@school/homeworks/server'
import { seedReading } from '@school/notifications/server'
import { seedChecking } from './checking.ts'
import { listCurriculum, type Proofs } from './curriculum.ts'
import { seedExamChecking } from './exam-checking.ts'
import { seedExams } from './exams.ts'
import { seedHomeworkOfClasses, seedSetsByLevel } from './homeworks.ts'
import { seedOlympiads } from './olympiads.ts'
import { seedPhotographs } from './photographs.ts'
import { seedProgress } from './progress.ts'
import { seedSkillPractice } from './skills.ts'
import { seedTrainings } from './trainings.ts'
import { seedVisits } from './visits.ts'

const dayMs = 24 * 3600_000

/**
 * How the pupils of the demo school have solved works of every kind: a pupil has one character and one way of making
 * mistakes everywhere. Modules register their additions themselves.
 */
export const livesOf = (proofs: Proofs, store: FileStore | null): DemoPart[] => [
  {
    name: 'lessons',
    seed: async ({ unit, classes, accounts, now }) =>
      seedProgress(unit, classes, accounts, await listCurriculum(unit, proofs), now),
  },
  {
    name: 'trainings',
    needs: ['lessons'],
    seed: ({ unit, classes, accounts, now }) => seedTrainings(unit, classes, accounts, proofs, now),
  },
  {
    name: 'skills-practice',
    needs: ['lessons'],
    seed: ({ unit, classes, accounts, now }) => seedSkillPractice(unit, classes, accounts, proofs, now),
  },
  {
    name: 'olympiads',
    needs: ['lessons'],
    seed: ({ unit, classes, accounts, now }) => seedOlympiads(unit, classes, accounts, proofs, now),
  },
  {
    // XP of a task is paid where it was solved first.
    name: 'homeworks',
    needs: ['lessons', 'trainings', 'skills-practice', 'olympiads'],
    seed: ({ unit, classes, accounts, now }) => seedHomeworkOfClasses(unit, classes, accounts, proofs, now),
  },
  {
    name: 'sets-by-level',
    needs: ['homeworks.assigning'],
    seed: ({ unit, accounts, now }) => seedSetsByLevel(unit, proofs, accounts.get('pupil'), now),
  },
  {
    // What lies in the bell for longer than a day and a half was read.
    name: 'bell',
    needs: ['sets-by-level', 'class-messages', 'invitations', 'olympiads'],
    seed: async ({ unit, now }) => {
      const evenings = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((days) => new Date(now.getTime() - days * dayMs))
      await seedNotices(unit, evenings)
      await seedReading(unit, new Date(now.getTime() - 1.5 * dayMs))
    },
  },
  {
    name: 'checking',
    needs: ['lessons', 'homeworks'],
    seed: async ({ unit, classes, accounts, now }) => {
      if (store) await seedChecking(unit, classes, accounts, store, now)
    },
  },
  {
    name: 'photographs',
    seed: async ({ unit, classes, accounts, now }) => {
      if (store) await seedPhotographs(unit, classes, accounts, store, now)
    },
  },
  {
    name: 'exams',
    needs: ['lessons'],
    seed: ({ unit, classes, accounts, now }) => seedExams(unit, classes, accounts, proofs, now),
  },
  {
    name: 'exam-checking',
    needs: ['exams', 'checking'],
    seed: async ({ unit, accounts, now }) => {
      if (store) await seedExamChecking(unit, accounts, proofs, store, now)
    },
  },
  {
    name: 'visits',
    needs: ['lessons', 'trainings', 'skills-practice', 'homeworks', 'exams'],
    seed: ({ unit, accounts }) => seedVisits(unit, accounts.get('teacher')!),
  },
  {
    name: 'coach-documents',
    seed: async ({ unit, accounts, now }) => {
      if (store) await seedCoachDocuments(unit, accounts, store, now)
    },
  },
]
