import { call } from '@school/api-client'
import { useEffect, useEffectEvent } from 'react'
import { type Lesson, viewLesson } from '../../contract/index.ts'

/** Tells the server of every open lesson that comes before the viewer. */
export function useView({ id: lessonId, can }: Lesson, onViewed: (lessonId: number) => void): void {
  const tell = useEffectEvent(onViewed)
  useEffect(() => {
    if (!can.learn) return
    call(viewLesson, { params: { lessonId } }, { keepalive: true }).then(
      () => tell(lessonId),
      // Nobody waits for it: the next view says it again.
      () => {},
    )
  }, [lessonId, can.learn])
}
