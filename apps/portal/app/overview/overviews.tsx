import { isAdministrator, type UserType } from '@school/access'
import { fewTries, patiently } from '@school/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import type { AskOverview } from './overview.ts'

const head = () => import('./HeadOverview.tsx')
const teacher = () => import('./TeacherOverview.tsx')
const pupil = () => import('./PupilOverview.tsx')

const asDefault =
  <Part extends object>(load: () => Promise<Part>, of: (part: Part) => ComponentType) =>
  async () => ({ default: of(await load()) })

const ofHead = asDefault(head, ({ HeadOverview }) => HeadOverview)
const ofTeacher = asDefault(teacher, ({ TeacherOverview }) => TeacherOverview)
const ofPupil = asDefault(pupil, ({ PupilOverview }) => PupilOverview)

// A guest's first page does not ask for the code of any of them.
const Head = import.meta.env.SSR ? (await ofHead()).default : lazy(patiently(ofHead, fewTries))
const Teacher = import.meta.env.SSR ? (await ofTeacher()).default : lazy(patiently(ofTeacher, fewTries))
const Pupil = import.meta.env.SSR ? (await ofPupil()).default : lazy(patiently(ofPupil, fewTries))

interface Overview {
  load: () => Promise<{ ask: AskOverview }>
  Shown: ComponentType
}

/** @returns `null` for whom the portal has nothing of these days yet */
function overviewFor(type: UserType): Overview | null {
  if (type === 'pupil') return { load: pupil, Shown: Pupil }
  if (type === 'teacher') return { load: teacher, Shown: Teacher }
  return isAdministrator(type) ? { load: head, Shown: Head } : null
}

/** Asks for all that `Overview` shows of this type of user. */
export const askOverview =
  (type: UserType): AskOverview =>
  async (client, features) =>
    (await overviewFor(type)?.load())?.ask(client, features)

/** What these days have for whoever looks. */
export function Overview({ type }: { type: UserType }) {
  const Shown = overviewFor(type)?.Shown
  return (
    Shown && (
      <Suspense>
        <Shown />
      </Suspense>
    )
  )
}
