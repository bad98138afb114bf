import { isAdministrator, type UserType } from '@school/access'
import { fewTries, lazyPart } from '@school/ui'
import { type ComponentType, Suspense } from 'react'
import type { AskOverview } from './overview.ts'

const head = () => import('./HeadOverview.tsx')
const teacher = () => import('./TeacherOverview.tsx')
const pupil = () => import('./PupilOverview.tsx')

// A guest's first page does not load the code of any of them.
const Head = lazyPart(() => import('./HeadOverview.tsx'), 'HeadOverview', { tries: fewTries })
const Teacher = lazyPart(() => import('./TeacherOverview.tsx'), 'TeacherOverview', { tries: fewTries })
const Pupil = lazyPart(() => import('./PupilOverview.tsx'), 'PupilOverview', { tries: fewTries })

interface Overview {
  load: () => Promise<{ ask: AskOverview }>
  Shown: ComponentType
}

/** @returns `null` for types of users without an overview */
function overviewFor(type: UserType): Overview | null {
  if (type === 'pupil') return { load: pupil, Shown: Pupil }
  if (type === 'teacher') return { load: teacher, Shown: Teacher }
  return isAdministrator(type) ? { load: head, Shown: Head } : null
}

/** Loads all that `Overview` shows to this type of user. */
export const askOverview =
  (type: UserType): AskOverview =>
  async (client, features) =>
    (await overviewFor(type)?.load())?.ask(client, features)

/** Current events for the viewer. */
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
