import { Form, useForm } from '@school/forms'
import { Button, Card, SelectInput, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { announce, type MonitoredStage } from '../../contract/index.ts'
import styles from './JuryDesk.module.css'
import { desk } from './ru.ts'

/** The jury’s word to everybody who solves, without a question. */
export function AnnounceForm({ stage }: { stage: MonitoredStage }) {
  const form = useForm(announce, {
    params: { stageId: stage.id },
    values: { text: '', gradeIndex: null },
    onSent: () => {
      toast(desk.announced, { tone: 'ok' })
      form.reset()
    },
  })
  return (
    <Card as="section" aria-labelledby="announce" className={frame.section}>
      <h2 id="announce">{desk.announceTitle}</h2>
      <Form
        form={form}
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
            <Button type="submit" kind="primary" loading={form.isSending}>
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
    </Card>
  )
}
