import { useCall } from '@school/api-client'
import { Form, FormDialog, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { factsOf } from '@school/texts'
import { AskedCard, Button, ButtonLink, Chip, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import {
  answerPupil,
  hideQuestion,
  publishQuestion,
  type PupilQuestion,
  questionAnswerMax,
  questionMax,
} from '../../contract/index.ts'
import styles from './questions.module.css'
import { desk } from './ru.ts'

/** A pupil's question with its answer, or the place for one. */
export function PupilQuestionCard({ row, onAnswered }: { row: PupilQuestion; onAnswered: () => void }) {
  const { lesson, pupil, task, atSeconds, answeredAt, answeredBy } = row
  return (
    <AskedCard
      who={{ name: pupil.name, portrait: pupil.avatar }}
      facts={factsOf(
        desk.pupil(pupil.className, pupil.gradeIndex),
        `${lesson.courseTitle}: ${lesson.title}`,
        desk.place(task, atSeconds),
        desk.asked(row.askedAt),
      )}
      question={row.question}
      answer={row.answer}
      said={answeredAt && desk.answeredAt(answeredBy, answeredAt)}
      reach={
        row.common && (
          <Chip size="s" tone="primary">
            {desk.isCommon}
          </Chip>
        )
      }
      correct={desk.correct}
      form={(close, cancel) => (
        <AnswerForm
          row={row}
          onDone={() => {
            close()
            onAnswered()
          }}
          onCancel={cancel}
        />
      )}
      actions={
        <>
          {row.can.publish && <Publishing row={row} />}
          <ButtonLink
            kind="quiet"
            size="s"
            to={link(site.lms.lesson, { course_id: lesson.courseId, lesson_id: lesson.id })}
          >
            {desk.openLesson}
          </ButtonLink>
        </>
      }
    />
  )
}

interface AnswerFormProps {
  row: PupilQuestion
  onDone: () => void
  onCancel: (() => void) | null
}

function AnswerForm({ row, onDone, onCancel }: AnswerFormProps) {
  const form = useForm(answerPupil, {
    params: { questionId: row.id },
    version: row.version,
    values: { answer: row.answer ?? '' },
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
      <TextArea label={desk.answer} rows={3} maxLength={questionAnswerMax} {...form.text('answer')} />
    </Form>
  )
}

function Publishing({ row }: { row: PupilQuestion }) {
  const [isOpen, setOpen] = useState(false)
  const hiding = useCall(hideQuestion, {
    onSuccess: () => void toast(desk.hidden, { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <>
      <Button kind="quiet" size="s" onClick={() => setOpen(true)}>
        {row.common ? desk.republish : desk.publish}
      </Button>
      {row.common && (
        <Button
          kind="quiet"
          size="s"
          loading={hiding.isPending}
          onClick={() => hiding.mutate({ params: { questionId: row.id } })}
        >
          {desk.hide}
        </Button>
      )}
      {isOpen && <PublishDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}

function PublishDialog({ row, onClose }: { row: PupilQuestion; onClose: () => void }) {
  const form = useForm(publishQuestion, {
    params: { questionId: row.id },
    version: row.version,
    values: row.common ?? { question: row.question, answer: row.answer ?? '' },
    onSent: () => {
      toast(desk.published, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={desk.publishTitle} action={desk.show} onClose={onClose}>
      <p>{desk.publishNote}</p>
      <TextArea label={desk.commonQuestion} rows={3} maxLength={questionMax} {...form.text('question')} />
      <TextArea label={desk.commonAnswer} rows={5} maxLength={questionAnswerMax} {...form.text('answer')} />
    </FormDialog>
  )
}
