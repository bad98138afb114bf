import { useCall } from '@school/api-client'
import {
  Accordion,
  AskedNote,
  Button,
  Chip,
  IconMessageCircle,
  OfflineStrip,
  patiently,
  useYou,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hearAnswers, type LessonQuestion } from '../../contract/index.ts'
import { lessonQuestionsQuery } from '../queries.ts'
import styles from './questions.module.css'
import { t } from './ru.ts'

// Most lessons are understood without asking: the form comes when it is opened.
const AskForm = lazy(patiently(() => import('./AskForm.tsx').then((module) => ({ default: module.AskForm }))))

export interface LessonQuestionsProps {
  lessonId: number
  /** The second of the film about which one asks; each press is another object. */
  moment: { seconds: number } | null
}

/** Frequent questions about a lesson, one's own questions with their answers, and the form to ask. */
export function LessonQuestions({ lessonId, moment }: LessonQuestionsProps) {
  const you = useYou()
  const { data } = useQuery(lessonQuestionsQuery(lessonId))
  const [isOpen, setOpen] = useState(false)
  const [answered, setAnswered] = useState<{ seconds: number } | null>(null)
  const section = useRef<HTMLElement>(null)
  const own = data?.own ?? []
  useHearing(section, lessonId, own)
  useScrollByAnchor(section, data !== undefined)
  if (moment !== answered) {
    setAnswered(moment)
    setOpen(true)
  }
  if (!data || (!data.can.ask && own.length === 0 && data.common.length === 0)) return null
  return (
    <section
      ref={section}
      id="questions"
      aria-labelledby="questions-title"
      className={`no-print ${styles.section}`}
    >
      <h2 id="questions-title">{t.title}</h2>
      {data.common.length > 0 && (
        <div className={styles.group}>
          <h3>{t.common}</h3>
          {data.common.map(({ id, question, answer }) => (
            <Accordion key={id} title={question}>
              <p className={styles.text}>{answer}</p>
            </Accordion>
          ))}
        </div>
      )}
      {own.length > 0 && (
        <div className={styles.group}>
          <h3>{you(t.own)}</h3>
          <ul className={`plain-list ${styles.group}`}>
            {own.map((question) => (
              <li key={question.id}>
                <Own question={question} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!data.can.ask && data.left === 0 && <p className={frame.note}>{t.tooMany}</p>}
      {data.can.ask && !isOpen && (
        <div className={frame.row}>
          <span className={frame.note}>{you(t.lead)}</span>
          <Button icon={<IconMessageCircle aria-hidden="true" />} onClick={() => setOpen(true)}>
            {t.ask}
          </Button>
        </div>
      )}
      {data.can.ask && isOpen && (
        <Suspense fallback={<OfflineStrip text={t.whenOnline} />}>
          <AskForm lessonId={lessonId} moment={moment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Own({ question: { task, atSeconds, question, askedAt, ...said } }: { question: LessonQuestion }) {
  const { answer, answeredAt, answeredBy, isNew } = said
  return (
    <AskedNote
      sign={
        <Chip size="s" tone={answer === null ? 'accent' : isNew ? 'primary' : 'ok'}>
          {answer === null ? t.waits : isNew ? t.isNew : t.answered}
        </Chip>
      }
      facts={[t.place(task, atSeconds), t.saidAt(null, askedAt)].join(', ')}
      question={question}
      answer={answer}
      said={answeredAt && t.saidAt(answeredBy, answeredAt)}
    />
  )
}

/** An answer that has come before the eyes of its pupil is news no more. */
function useHearing(
  section: { readonly current: HTMLElement | null },
  lessonId: number,
  own: readonly LessonQuestion[],
): void {
  const hearing = useCall(hearAnswers, { onError: () => {} })
  const hasNews = own.some(({ isNew }) => isNew)
  const hear = useEffectEvent(() => hearing.mutate({ params: { lessonId } }))
  useEffect(() => {
    const { current } = section
    if (!hasNews || !current) return
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      hear()
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [section, hasNews])
}

/** The section loads after the page: a viewer who came by its anchor is scrolled to it then. */
function useScrollByAnchor(section: { readonly current: HTMLElement | null }, isHere: boolean): void {
  useEffect(() => {
    if (isHere && location.hash === '#questions') section.current?.scrollIntoView()
  }, [section, isHere])
}
