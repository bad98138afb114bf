import { type FormHandle, instantOf } from '@school/forms'
import { TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { MonitoredStage } from '../../contract/index.ts'
import type { WindowDraft } from './draft.ts'
import { t } from './ru.ts'
import styles from './stages.module.css'

export interface WindowFieldsProps {
  form: FormHandle<WindowDraft>
  /** Which fields may be changed now. */
  movable: NonNullable<MonitoredStage['movable']>
}

/** When a stage opens and closes, in the school's time zone. */
export function WindowFields({ form, movable }: WindowFieldsProps) {
  const opensAt = instantOf(form.value('opensOn'), form.value('opensHour'))
  const closesAt = instantOf(form.value('closesOn'), form.value('closesHour'))
  return (
    <>
      <p className={frame.note}>{t.zone}</p>
      {movable === 'all' && (
        <div className={`${frame.fields} ${styles.moment}`}>
          <TextInput type="date" label={t.opensOn} required {...form.text('opensOn')} />
          <TextInput type="time" label={t.opensHour} required {...form.text('opensHour')} />
        </div>
      )}
      {movable !== 'results' && (
        <>
          <div className={`${frame.fields} ${styles.moment}`}>
            <TextInput type="date" label={t.closesOn} required {...form.text('closesOn')} />
            <TextInput type="time" label={t.closesHour} required {...form.text('closesHour')} />
          </div>
          <p className={frame.note} role="status">
            {opensAt && closesAt ? t.preview(opensAt, closesAt) : ''}
          </p>
        </>
      )}
    </>
  )
}

/** When everybody sees the results. */
export const ResultsFields = ({ form }: Pick<WindowFieldsProps, 'form'>) => (
  <div className={`${frame.fields} ${styles.moment}`}>
    <TextInput type="date" label={t.resultsOn} required {...form.text('resultsOn')} />
    <TextInput type="time" label={t.resultsHour} required {...form.text('resultsHour')} />
  </div>
)
