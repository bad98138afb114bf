import { Form, useForm } from '@school/forms'
import { Button, Checkbox, ErrorState, SkeletonText, TextArea, toast, useYou } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addRemark, type LessonRemark, remarkMax } from '../../contract/index.ts'
import { remarksQuery } from '../queries.ts'
import { RemarkLine } from './RemarkLine.tsx'
import type { Film } from './film.ts'
import styles from './remarks.module.css'
import { t } from './ru.ts'

/** The form and what was written before. */
export function RemarksPanel({ lessonId, film }: { lessonId: number; film: Film | null }) {
  const you = useYou()
  const remarks = useQuery(remarksQuery(lessonId))
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{you(t.lead)}</p>
      <RemarkForm lessonId={lessonId} film={film} />
      {remarks.isPending ? (
        <SkeletonText lines={2} />
      ) : remarks.data ? (
        <RemarkList remarks={remarks.data} lessonId={lessonId} film={film} />
      ) : (
        <ErrorState compact text={t.failed} onRetry={() => void remarks.refetch()} />
      )}
    </div>
  )
}

function RemarkList({
  remarks,
  ...place
}: {
  remarks: readonly LessonRemark[]
  lessonId: number
  film: Film | null
}) {
  if (remarks.length === 0) return <p className={styles.note}>{t.none}</p>
  return (
    <ul className={`plain-list ${styles.list}`}>
      {remarks.map((remark) => (
        <li key={remark.id}>
          <RemarkLine remark={remark} {...place} />
        </li>
      ))}
    </ul>
  )
}

function RemarkForm({ lessonId, film }: { lessonId: number; film: Film | null }) {
  const field = useRef<HTMLDivElement>(null)
  // The moment at which one began to write, not that at which one has ended.
  const [seconds, setSeconds] = useState(() => Math.floor(film?.secondsNow() ?? 0))
  const [isBound, setBound] = useState(film !== null)
  const form = useForm(addRemark, {
    params: { lessonId },
    values: { text: '', atSeconds: null },
    body: ({ text }) => ({ text: text ?? '', atSeconds: film && isBound ? seconds : null }),
    onSent: () => {
      form.reset()
      toast(t.added, { tone: 'ok' })
    },
  })
  useEffect(() => field.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div className={styles.row}>
          <Button type="submit" kind="primary" loading={form.isSending}>
            {t.save}
          </Button>
          {film && (
            <Checkbox
              label={t.atSecond(seconds)}
              checked={isBound}
              onChange={(event) => setBound(event.target.checked)}
            />
          )}
        </div>
      }
    >
      <div
        ref={field}
        onFocus={() => {
          if (film && !form.value('text')) setSeconds(Math.floor(film.secondsNow()))
        }}
      >
        <TextArea label={t.text} rows={2} maxLength={remarkMax} {...form.text('text')} />
      </div>
    </Form>
  )
}
