import { link, site } from '@school/routes'
import { formatDayAndTime } from '@school/texts'
import { Accordion, Button, ButtonLink, Card, useYou } from '@school/ui'
import { useId, useState } from 'react'
import type { TaskReport } from '../contract/index.ts'
import { QuestionForm } from '@school/task-forms/web'
import { CloseDialog, type ClosingStatus } from './CloseDialog.tsx'
import styles from './ReportCard.module.css'
import { t } from './ru.ts'
import { t as own } from './ru-place.ts'

const nothing = () => {}

/** A report with the task it is about, and the two ways to close it. */
export function ReportCard({ report }: { report: TaskReport }) {
  const you = useYou()
  const { task } = report
  const titleId = useId()
  const [closing, setClosing] = useState<ClosingStatus | null>(null)
  const preview = `${link(site.lms.taskPreview, { task_id: task.id })}?seed=${task.variant ?? 0}`
  return (
    <Card as="article" pad="l" className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {task.title}
        </h2>
        <p className={styles.note}>{t.from(report.reporter, formatDayAndTime(report.createdAt))}</p>
        <p className={styles.row}>
          <strong>{t.kinds[report.kind]}</strong>
          {report.openOfTask > 1 && <span className={styles.note}>{t.more(report.openOfTask)}</span>}
          {task.isChanged && <span className={styles.note}>{t.changed}</span>}
        </p>
      </header>
      <p className={report.text ? styles.text : styles.note}>{report.text || t.noText}</p>
      {report.status !== 'open' && (
        <p className={styles.note}>
          {report.answer ? own.answerOf(report.answer) : you(own.fates[report.status])}
        </p>
      )}
      <Accordion title={t.showTask}>
        <QuestionForm question={task.question} value={null} onChange={nothing} disabled />
        <p className={styles.note}>{t.writtenIn(task.writtenIn)}</p>
      </Accordion>
      <div className={styles.row}>
        {report.status === 'open' && (
          <>
            <Button onClick={() => setClosing('fixed')}>{t.fix}</Button>
            <Button onClick={() => setClosing('declined')}>{t.decline}</Button>
          </>
        )}
        <ButtonLink to={preview} kind={report.status === 'open' ? 'quiet' : 'secondary'}>
          {t.preview}
        </ButtonLink>
      </div>
      <CloseDialog report={report} status={closing} onClose={() => setClosing(null)} />
    </Card>
  )
}
