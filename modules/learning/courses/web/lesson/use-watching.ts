import { afterChange, call } from '@school/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { saveWatchProgress } from '../../contract/index.ts'
import { lessonQuery } from '../queries.ts'
import { watchedBetween } from './rules.ts'

const saveEverySeconds = 15
/** The maximum of one call in seconds, see the endpoint. */
const maxPerCall = 120

/** Reports to the server what is watched and where the film was left: every 15 s of playing, on a pause and on leaving. */
export function useWatching(
  player: RefObject<HTMLVideoElement | null>,
  courseId: number,
  lessonId: number,
): void {
  const client = useQueryClient()
  const unsaved = useRef(0)

  useEffect(() => {
    const film = player.current
    if (!film) return
    let before = film.currentTime
    let savedPosition = film.currentTime

    const save = (isLeaving = false) => {
      const position = film.currentTime
      const watchedSeconds = Math.min(maxPerCall, unsaved.current)
      if (watchedSeconds === 0 && Math.abs(position - savedPosition) < 1) return
      unsaved.current -= watchedSeconds
      savedPosition = position
      const body = { position, watchedSeconds }
      call(saveWatchProgress, { params: { lessonId }, body }, { keepalive: isLeaving }).then(
        () => afterChange(client, saveWatchProgress),
        () => {
          // Not lost: it goes with the next report.
          unsaved.current += watchedSeconds
        },
      )
    }
    const count = () => {
      if (!film.seeking) unsaved.current += watchedBetween(before, film.currentTime, film.playbackRate)
      before = film.currentTime
      if (unsaved.current >= saveEverySeconds) save()
    }
    const rest = () => save()
    const hide = () => document.visibilityState === 'hidden' && save(true)

    film.addEventListener('timeupdate', count)
    film.addEventListener('pause', rest)
    film.addEventListener('ended', rest)
    document.addEventListener('visibilitychange', hide)
    return () => {
      film.removeEventListener('timeupdate', count)
      film.removeEventListener('pause', rest)
      film.removeEventListener('ended', rest)
      document.removeEventListener('visibilitychange', hide)
      save(true)
      const position = film.currentTime
      client.setQueryData(
        lessonQuery(courseId, lessonId).queryKey,
        (lesson) => lesson && { ...lesson, video: lesson.video && { ...lesson.video, position } },
      )
    }
  }, [client, player, courseId, lessonId])
}
