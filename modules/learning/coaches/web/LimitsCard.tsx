import { FormCard, saySaved, useForm } from '@school/forms'
import { TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type CoachLimits, longestBuffer, mostLessonsADay, setCoachLimits } from '../contract/index.ts'
import { t } from './ru-schedule.ts'

export function LimitsCard({ limits }: { limits: CoachLimits }) {
  const form = useForm(setCoachLimits, { values: limits, onSent: saySaved })
  return (
    <FormCard form={form} title={t.rules} note={<p className={frame.note}>{t.eightHours}</p>}>
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
    </FormCard>
  )
}
