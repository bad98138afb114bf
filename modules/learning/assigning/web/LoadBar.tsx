import type { FormHandle } from '@school/forms'
import { mondayOf } from '@school/texts'
import { classNames } from '@school/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CSSProperties, useId } from 'react'
import frame from '@school/ui/frame.module.css'
import { type ClassLoad, withHomework } from '../contract/class-load.ts'
import { type Draft, minutesOfDraft } from './draft.ts'
import { loadsQuery } from './queries.ts'
import { t } from './ru-load.ts'
import styles from './LoadBar.module.css'

export interface LoadBarProps {
  form: FormHandle<Draft>
  /** The homework being edited, so that it is not counted twice. */
  homeworkId: number | null
  /** The first day that can be chosen. */
  today: string
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day)

/** The existing load of the selected classes in the week of the deadline, over all subjects. */
export function LoadBar({ form, homeworkId, today }: LoadBarProps) {
  const webinar = form.value('webinar')
  const classIds = webinar
    ? webinar.schoolClassId === null
      ? []
      : [webinar.schoolClassId]
    : form.value('schoolClassIds')
  const day = form.value('softOn') || form.value('hardOn')
  const isAsked = classIds.length > 0 && isDay(day)
  const { data } = useQuery({
    ...loadsQuery(classIds, isDay(day) ? mondayOf(day) : today, homeworkId),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const titleId = useId()
  if (!isAsked || !data || data.length === 0) return null
  const choose = (chosen: string) => form.set(form.value('softOn') ? 'softOn' : 'hardOn', chosen)
  return (
    <section aria-labelledby={titleId} className={styles.loads}>
      <div>
        <h3 id={titleId}>{t.title}</h3>
        <p className={frame.note}>{t.hint}</p>
      </div>
      {data.map((load) => (
        <Week
          key={load.schoolClassId}
          load={load}
          day={day}
          minutes={
            form.value('isAssignable')
              ? (form.value('thing')?.minutes ?? 0)
              : minutesOfDraft(form.value('tasks'))
          }
          today={today}
          onChoose={choose}
        />
      ))}
    </section>
  )
}

interface WeekProps {
  load: ClassLoad
  day: string
  /** Minutes of the homework being created. */
  minutes: number
  today: string
  onChoose: (day: string) => void
}

function Week({ load, day, minutes, today, onChoose }: WeekProps) {
  const { before, after, isOver, disciplines } = withHomework(load, day, minutes)
  const top = Math.max(load.limit * 1.25, after, ...load.days.map((one) => one.minutes))
  const heightOf = (value: number) => `${(100 * value) / top}%`
  return (
    <div className={styles.week} style={{ '--limit': heightOf(load.limit) } as CSSProperties}>
      <p role="status">
        {t.has(load.title, day, before, disciplines)}{' '}
        {isOver ? (
          <strong className={styles.over}>{t.tooMuch(after, load.limit)}</strong>
        ) : (
          minutes > 0 && t.willBe(after)
        )}
      </p>
      <ol aria-label={t.week(load.title)} className={`plain-list ${styles.days}`}>
        {load.days.map((one) => {
          const own = one.day === day ? minutes : 0
          return (
            <li key={one.day}>
              <button
                type="button"
                className={styles.day}
                aria-pressed={one.day === day}
                disabled={one.day < today}
                onClick={() => onChoose(one.day)}
              >
                <span className={styles.bar} aria-hidden="true">
                  {own > 0 && (
                    <span
                      className={classNames(styles.own, isOver && styles.tooMuch)}
                      style={{ height: heightOf(own) }}
                    />
                  )}
                  <span className={styles.has} style={{ height: heightOf(one.minutes) }} />
                </span>
                <span className={styles.minutes}>
                  {one.minutes + own}
                  <span className="visually-hidden">{t.inMinutes(one.minutes + own)}</span>
                </span>
                <span>
                  {t.weekday(one.day)} {t.number(one.day)}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
