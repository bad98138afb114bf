import { useEffect } from 'react'

/** A film is watched or it stands: whoever goes to another tab finds it where they left it. A call or a lesson that goes on live has no pause. */
export function pauseFilmsOutOfSight(page: Pick<Document, 'visibilityState' | 'querySelectorAll'>): void {
  if (page.visibilityState !== 'hidden') return
  for (const film of page.querySelectorAll('video'))
    if (!film.paused && Number.isFinite(film.duration)) film.pause()
}

/** @param isOn the portal's flag `videoFocus` */
export function useVideoFocus(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const look = () => pauseFilmsOutOfSight(document)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isOn])
}
