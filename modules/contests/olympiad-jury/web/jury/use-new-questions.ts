import { toast } from '@school/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import { monitoredStageAt } from '@school/olympiad-conduct/web'
import { desk as t } from './ru.ts'

const counted = /^\(\d+\) /

/** «(2) Этап олимпиады»: also visible in the tabs of a browser. */
export const titleWith = (title: string, questions: number): string =>
  `${questions > 0 ? `(${questions}) ` : ''}${title.replace(counted, '')}`

/** Announces questions that arrive while the page is open, and counts the pending ones in the title of the page. */
export function useNewQuestions({ id, waiting }: Pick<MonitoredStage, 'id' | 'waiting'>): void {
  const navigate = useNavigate()
  const questions = waiting?.questions ?? 0
  const lastAskedAt = waiting?.lastAskedAt ?? ''
  const announcedAt = useRef(lastAskedAt)
  const announce = useEffectEvent(() =>
    toast(t.newQuestion, {
      action: {
        title: t.toQuestions,
        onSelect: () => void navigate(monitoredStageAt(id, { tab: 'questions' })),
      },
    }),
  )
  useEffect(() => {
    if (lastAskedAt > announcedAt.current) {
      announcedAt.current = lastAskedAt
      announce()
    }
  }, [lastAskedAt])
  useEffect(() => {
    document.title = titleWith(document.title, questions)
    return () => {
      document.title = titleWith(document.title, 0)
    }
  }, [questions])
}
