import { Form, useForm } from '@school/forms'
import { factsOf, gradeLabel } from '@school/texts'
import { Button, Card, Checkbox, Chip, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { answerQuestion, type JuryQuestion } from '../../contract/index.ts'
import styles from './JuryDesk.module.css'
import { desk } from './ru.ts'

/** A question with its answer, or the place for one; an announcement. */
export function QuestionCard({ row }: { row: JuryQuestion }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { pupil, gradeIndex, task, question, answer, answeredAt, answeredBy, isPublic, can } = row
  const isAsked = answer === null
  const about = task ? desk.task(task.position, task.title) : desk.whole
  return (
    <Card as="article" className={styles.card}>
      {pupil && (
        <>
          <p className={frame.row}>
            <strong>{pupil.name}</strong>
            <span className={frame.note}>
              {factsOf(gradeIndex !== null && gradeLabel(gradeIndex), about, desk.asked(row.askedAt))}
            </span>
          </p>
          <p className={styles.words}>{question}</p>
        </>
      )}
      {answer !== null && !isCorrecting && (
        <>
          <p className={frame.row}>
            <Chip size="s" tone={isPublic ? 'primary' : 'ok'}>
              {isPublic ? desk.public(gradeIndex) : desk.private}
            </Chip>
            <span className={frame.note}>{desk.saidAt(answeredBy, answeredAt!)}</span>
          </p>
          <p className={styles.answer}>{answer}</p>
          {can.answer && (
            <div>
              <Button kind="quiet" size="s" onClick={() => setCorrecting(true)}>
                {desk.correct}
              </Button>
            </div>
          )}
        </>
      )}
      {can.answer && (isAsked || isCorrecting) && (
        <AnswerForm row={row} onDone={() => setCorrecting(false)} canCancel={isCorrecting} />
      )}
    </Card>
  )
}

interface AnswerFormProps {
  row: JuryQuestion
  onDone: () => void
  canCancel: boolean
}

function AnswerForm({ row, onDone, canCancel }: AnswerFormProps) {
  const form = useForm(answerQuestion, {
    params: { clarificationId: row.id },
    values: { answer: row.answer ?? '', isPublic: row.isPublic },
    onSent: () => {
      toast(desk.sent, { tone: 'ok' })
      onDone()
    },
  })
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div className={frame.row}>
          <Button type="submit" kind="primary" loading={form.isSending}>
            {desk.send}
          </Button>
          {canCancel && <Button onClick={onDone}>{desk.cancel}</Button>}
        </div>
      }
    >
      <TextArea label={desk.answer} rows={2} maxLength={1000} {...form.text('answer')} />
      {row.pupil && <Checkbox label={desk.isPublic} hint={desk.publicHint} {...form.check('isPublic')} />}
    </Form>
  )
}
