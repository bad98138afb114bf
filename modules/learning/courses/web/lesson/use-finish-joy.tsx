import { celebrate } from '@school/rewards/web'
import { Owl } from '@school/ui'
import type { TaskSummary } from '@school/works/contract'
import { useEffect, useRef } from 'react'
import { t } from './ru.ts'
import { progressOf, resultOf } from './rules.ts'

/** Shows a toast when the last task of the lesson is closed on this page; a lesson that was closed before shows nothing. */
export function useFinishJoy(lessonId: number, tasks: readonly TaskSummary[]): void {
  const { done, total } = progressOf(tasks)
  const isDone = done === total
  const known = useRef({ lessonId, isDone })
  useEffect(() => {
    const before = known.current
    known.current = { lessonId, isDone }
    if (before.lessonId !== lessonId || before.isDone || !isDone) return
    const { solved, xp } = resultOf(tasks)
    celebrate({
      key: `lesson-${lessonId}`,
      title: t.finishTitle,
      text: t.finishText(solved, total, xp),
      picture: <Owl pose="happy" title={null} />,
      way: { title: t.toResult, to: `${location.search}#finish` },
    })
  }, [lessonId, isDone, tasks, total])
}
