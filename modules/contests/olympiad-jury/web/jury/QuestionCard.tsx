import { Form, useForm } from '@school/forms'
import { factsOf, gradeLabel } from '@school/texts'
import { AskedCard, Button, Checkbox, Chip, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { answerQuestion, type JuryQuestion } from '../../contract/index.ts'
import styles from './JuryDesk.module.css'
import { desk } from './ru.ts'

/** A question to the jury with its answer or the form of an answer; or an announcement. */
export function QuestionCard({ row }: { row: JuryQuestion }) {
  const { pupil, school, gradeIndex, task, answeredAt, answeredBy, isPublic } = row
  const about = task ? desk.task(task.position, task.title) : desk.whole
  return (
    <AskedCard
      who={pupil}
      facts={factsOf(gradeIndex !== null && gradeLabel(gradeIndex), about, desk.asked(row.askedAt))}
      question={pupil && row.question}
      answer={row.answer}
      said={answeredAt && desk.saidAt(answeredBy, answeredAt)}
      reach={
        <Chip size="s" tone={isPublic ? 'primary' : 'ok'}>
          {school ? desk.ofSchool(school.name) : isPublic ? desk.public(gradeIndex) : desk.private}
        </Chip>
      }
      correct={desk.correct}
      form={
        row.can.answer
          ? (close, cancel) => <AnswerForm row={row} onDone={close} onCancel={cancel} />
          : undefined
      }
    />
  )
}

interface AnswerFormProps {
  row: JuryQuestion
  onDone: () => void
  onCancel: (() => void) | null
}

function AnswerForm({ row, onDone, onCancel }: AnswerFormProps) {
  const form = useForm(answerQuestion, {
    params: { clarificationId: row.id },
    version: row.version,
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
          {onCancel && <Button onClick={onCancel}>{desk.cancel}</Button>}
        </div>
      }
    >
      <TextArea label={desk.answer} rows={2} maxLength={1000} {...form.text('answer')} />
      {row.pupil && <Checkbox label={desk.isPublic} hint={desk.publicHint} {...form.check('isPublic')} />}
    </Form>
  )
}
