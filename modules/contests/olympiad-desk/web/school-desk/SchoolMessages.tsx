import { FormDialog, useForm } from '@school/forms'
import { factsOf, gradeLabel } from '@school/texts'
import { Button, Card, SelectInput, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import { type SchoolMessage, tellOwnPupils } from '../../contract/index.ts'
import { schoolMessagesQuery } from './queries.ts'
import { t } from './ru.ts'
import styles from './school-desk.module.css'

/** Messages of the school to its pupils who are solving now: sent ones, and a form. */
export function SchoolMessages({ stage }: { stage: MonitoredStage }) {
  const { data: messages } = useSuspenseQuery(schoolMessagesQuery(stage.id))
  const [isOpen, setOpen] = useState(false)
  const solving = stage.counts.running + stage.counts.lost
  if (solving === 0 && messages.length === 0) return null
  return (
    <section aria-labelledby="school-messages" className={frame.section}>
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="school-messages">{t.messages}</h2>
        {solving > 0 && <Button onClick={() => setOpen(true)}>{t.writeMessage}</Button>}
      </div>
      <p className={frame.note}>{t.messagesLead}</p>
      {messages.length > 0 && <Said messages={messages} />}
      {isOpen && <MessageDialog stage={stage} solving={solving} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** Number of messages shown above the participants; the rest is shown on request. */
const shownAtOnce = 2

function Said({ messages }: { messages: readonly SchoolMessage[] }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <ul className={`plain-list ${frame.cards}`}>
        {(isWhole ? messages : messages.slice(0, shownAtOnce)).map(
          ({ id, text, gradeIndex, sentAt, sentBy }) => (
            <li key={id}>
              <Card className={frame.list}>
                <p className={frame.note}>
                  {factsOf(
                    gradeIndex === null ? t.allGrades : gradeLabel(gradeIndex),
                    t.saidAt(sentBy, sentAt),
                  )}
                </p>
                <p className={styles.words}>{text}</p>
              </Card>
            </li>
          ),
        )}
      </ul>
      {messages.length > shownAtOnce && !isWhole && (
        <div>
          <Button kind="quiet" size="s" onClick={() => setWhole(true)}>
            {t.allMessages(messages.length)}
          </Button>
        </div>
      )}
    </>
  )
}

interface MessageDialogProps {
  stage: MonitoredStage
  solving: number
  onClose: () => void
}

function MessageDialog({ stage, solving, onClose }: MessageDialogProps) {
  const client = useQueryClient()
  const form = useForm(tellOwnPupils, {
    params: { stageId: stage.id },
    values: { text: '', gradeIndex: null },
    onSent: (messages) => {
      client.setQueryData(schoolMessagesQuery(stage.id).queryKey, messages)
      toast(t.messageSent, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.messageTitle} action={t.send} onClose={onClose}>
      <p>{t.reach(solving)}</p>
      <p className={frame.note}>{t.noHints}</p>
      {stage.grades.length > 1 && (
        <SelectInput label={t.toWhom} {...form.number('gradeIndex')}>
          <option value="">{t.allGrades}</option>
          {stage.grades.map(({ gradeIndex }) => (
            <option key={gradeIndex} value={gradeIndex}>
              {gradeLabel(gradeIndex)}
            </option>
          ))}
        </SelectInput>
      )}
      <TextArea label={t.text} hint={t.textHint} required rows={3} maxLength={1000} {...form.text('text')} />
    </FormDialog>
  )
}
