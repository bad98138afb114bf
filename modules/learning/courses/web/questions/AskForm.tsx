import { Form, useForm } from '@school/forms'
import { Button, SelectInput, TextArea, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { askLesson, questionMax } from '../../contract/index.ts'
import { lessonQuestionsQuery, lessonTasksQuery } from '../queries.ts'
import styles from './questions.module.css'
import { t } from './ru.ts'

export interface AskFormProps {
  lessonId: number
  moment: { seconds: number } | null
  onClose: () => void
}

const film = 'film'

/** «Задать вопрос»: about the lesson, a task of it or a second of its film. */
export function AskForm({ lessonId, moment, onClose }: AskFormProps) {
  const you = useYou()
  const client = useQueryClient()
  const { data: tasks } = useQuery(lessonTasksQuery(lessonId))
  const field = useRef<HTMLDivElement>(null)
  const form = useForm<typeof askLesson, { text: string; about: string }>(askLesson, {
    params: { lessonId },
    values: { text: '', about: moment ? film : '' },
    body: ({ text, about }) => ({
      text,
      taskId: about === '' || about === film ? null : Number(about),
      atSeconds: about === film ? (moment?.seconds ?? null) : null,
    }),
    onSent: (changed) => {
      client.setQueryData(lessonQuestionsQuery(lessonId).queryKey, changed)
      toast(t.sent, { tone: 'ok' })
      onClose()
    },
  })
  const follow = useEffectEvent(() => {
    if (moment) form.set('about', film)
    field.current?.querySelector('textarea')?.focus()
  })
  useEffect(() => follow(), [moment])
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div className={frame.row}>
          <Button type="submit" kind="primary" loading={form.isSending}>
            {t.send}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      }
    >
      <SelectInput label={t.about} {...form.text('about')}>
        <option value="">{t.aboutLesson}</option>
        {moment && <option value={film}>{t.aboutFilm(moment.seconds)}</option>}
        {tasks?.map(({ id }, index) => (
          <option key={id} value={id}>
            {t.aboutTask(index + 1)}
          </option>
        ))}
      </SelectInput>
      <div ref={field}>
        <TextArea label={you(t.text)} rows={3} maxLength={questionMax} {...form.text('text')} />
      </div>
    </Form>
  )
}
