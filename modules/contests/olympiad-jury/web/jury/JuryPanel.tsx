import { type FieldsOf, Form, type FormHandle, useForm } from '@school/forms'
import { Button, Dialog, SelectInput, TextArea, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { OlympiadAttempt } from '@school/olympiads/contract'
import { askJury, clarificationMax, type Clarifications } from '../../contract/index.ts'
import { HeardList } from './HeardList.tsx'
import { clarificationsQuery } from './queries.ts'
import { t } from './ru.ts'

export interface JuryPanelProps {
  olympiadAttempt: OlympiadAttempt
  /** Task on the screen: the default subject of a new question. */
  taskId: number | null
  heard: Clarifications
  isOpen: boolean
  onClose: () => void
}

/** The form stays mounted during the attempt, so that an unfinished question is kept while the task is read again. */
export function JuryPanel({ olympiadAttempt, taskId, heard, isOpen, onClose }: JuryPanelProps) {
  const form = useQuestion(olympiadAttempt, taskId)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t.title}
      place="right"
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <div className={frame.section}>
        {heard.can.ask ? (
          <AskForm olympiadAttempt={olympiadAttempt} form={form} />
        ) : (
          heard.left === 0 && <p>{t.tooMany}</p>
        )}
        <h3>{t.heard}</h3>
        {heard.rows.length === 0 ? (
          <p className={frame.note}>{t.nothing}</p>
        ) : (
          <HeardList rows={heard.rows} />
        )}
      </div>
    </Dialog>
  )
}

type Question = FormHandle<FieldsOf<typeof askJury>>

function useQuestion(olympiadAttempt: OlympiadAttempt, taskId: number | null): Question {
  const you = useYou()
  const participationId = olympiadAttempt.participation.id
  const client = useQueryClient()
  const form = useForm(askJury, {
    params: { participationId },
    values: { taskId, text: '' },
    check: ({ text }) => {
      const over = (text ?? '').trim().length - clarificationMax
      return { text: over > 0 ? you(t.tooLong(over)) : text?.trim() ? null : you(t.empty) }
    },
    onSent: (changed) => {
      client.setQueryData(clarificationsQuery(participationId).queryKey, changed)
      form.set('text', '')
    },
  })
  const follow = useEffectEvent(() => {
    if (!form.value('text')?.trim()) form.set('taskId', taskId)
  })
  useEffect(() => follow(), [taskId])
  return form
}

function AskForm({ olympiadAttempt, form }: { olympiadAttempt: OlympiadAttempt; form: Question }) {
  const you = useYou()
  return (
    <Form
      form={form}
      className={frame.section}
      actions={
        <div>
          <Button type="submit" kind="primary" loading={form.isSending}>
            {t.send}
          </Button>
        </div>
      }
    >
      <p className={frame.note}>{you(t.intro)}</p>
      <SelectInput label={t.about} {...form.number('taskId')}>
        {olympiadAttempt.attempt.tasks.map(({ id, position }) => (
          <option key={id} value={id}>
            {t.aboutTask(position)}
          </option>
        ))}
        <option value="">{t.aboutWhole}</option>
      </SelectInput>
      <TextArea label={you(t.text)} rows={3} {...form.text('text')} />
    </Form>
  )
}
