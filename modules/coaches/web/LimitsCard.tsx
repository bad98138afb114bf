import { Form, useForm } from '@school/forms'
import { Button, Card, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type CoachLimits, longestBuffer, mostLessonsADay, setCoachLimits } from '../contract/index.ts'
import { t } from './ru-schedule.ts'
import styles from './schedule.module.css'

export function LimitsCard({ limits }: { limits: CoachLimits }) {
  const form = useForm(setCoachLimits, {
    values: limits,
    onSent: () => void toast(t.saved, { tone: 'ok' }),
  })
  return (
    <Card as="section" aria-labelledby="coach-limits" className={styles.card}>
      <h2 id="coach-limits">{t.rules}</h2>
      <Form
        form={form}
        className={styles.card}
        actions={
          <div>
            <Button type="submit" loading={form.isSending}>
              {t.save}
            </Button>
          </div>
        }
      >
        <div className={frame.fields}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={mostLessonsADay}
            label={t.maxLessons}
            {...form.number('maxLessonsADay')}
          />
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            max={longestBuffer}
            label={t.buffer}
            {...form.number('bufferMinutes')}
          />
        </div>
      </Form>
      <p className={frame.note}>{t.eightHours}</p>
    </Card>
  )
}
