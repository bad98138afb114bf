import { useEffect } from 'react'

/** Pauses videos when their tab is hidden, so that they continue from the same place. A call or a live lesson has no pause. */
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
