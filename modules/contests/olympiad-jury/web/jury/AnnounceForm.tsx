import { Form, useForm } from '@school/forms'
import { Button, Card, Confirmation, SelectInput, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import { announce } from '../../contract/index.ts'
import styles from './JuryDesk.module.css'
import { desk } from './ru.ts'

/** Announcement of the jury to everybody who is solving. It cannot be revoked, so it needs a confirmation. */
export function AnnounceForm({ stage }: { stage: MonitoredStage }) {
  const form = useForm(announce, {
    params: { stageId: stage.id },
    values: { text: '', gradeIndex: null },
    onSent: () => {
      toast(desk.announced, { tone: 'ok' })
      form.reset()
    },
  })
  const [isAsked, setAsked] = useState(false)
  const text = (form.value('text') ?? '').trim()
  const gradeIndex = form.value('gradeIndex')
  const { running, lost } = stage.counts
  const send = () => void form.send().then(() => setAsked(false))
  return (
    <Card as="section" aria-labelledby="announce" className={frame.section}>
      <h2 id="announce">{desk.announceTitle}</h2>
      <Form
        form={form}
        isSentByButton
        className={styles.form}
        actions={
          <div className={styles.send}>
            {stage.grades.length > 1 && (
              <SelectInput label={desk.toWhom} {...form.number('gradeIndex')}>
                <option value="">{desk.allGrades}</option>
                {stage.grades.map(({ gradeIndex }) => (
                  <option key={gradeIndex} value={gradeIndex}>
                    {desk.grade(gradeIndex)}
                  </option>
                ))}
              </SelectInput>
            )}
            <Button
              kind="primary"
              loading={form.isSending}
              onClick={() => (text === '' ? send() : setAsked(true))}
            >
              {desk.announce}
            </Button>
          </div>
        }
      >
        <TextArea
          label={desk.announceText}
          hint={desk.announceHint}
          rows={2}
          maxLength={1000}
          {...form.text('text')}
        />
      </Form>
      <Confirmation
        open={isAsked}
        title={desk.announceAsk(gradeIndex)}
        action={desk.announce}
        isBusy={form.isSending}
        onClose={() => setAsked(false)}
        onAgree={send}
      >
        <p className={styles.words}>{text}</p>
        <p>{desk.announceReach(gradeIndex === null ? running + lost : null)}</p>
      </Confirmation>
    </Card>
  )
}
