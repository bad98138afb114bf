import type { FormHandle } from '@school/forms'
import { TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Draft } from './draft.ts'
import { LoadBar } from './LoadBar.tsx'
import { t } from './ru.ts'
import styles from './HomeworkForm.module.css'

export interface DeadlinesProps {
  form: FormHandle<Draft>
  homeworkId: number | null
  today: string
}

/** The opening and the deadline: a day with its hour, next to the load of the class. */
export const Deadlines = ({ form, homeworkId, today }: DeadlinesProps) => (
  <section aria-labelledby="when" className={styles.part}>
    <h2 id="when">{t.when}</h2>
    <div className={styles.days}>
      {!form.value('webinar') && (
        <div className={`${frame.fields} ${styles.day}`}>
          <TextInput type="date" label={t.opensOn} hint={t.opensHint} {...form.text('opensOn')} />
          <TextInput type="time" label={t.opensAt} {...form.text('opensAt')} />
        </div>
      )}
      <div className={`${frame.fields} ${styles.day}`}>
        <TextInput type="date" label={t.softOn} hint={t.softHint} {...form.text('softOn')} />
        <TextInput type="time" label={t.softAt} {...form.text('softAt')} />
      </div>
      <div className={`${frame.fields} ${styles.day}`}>
        <TextInput type="date" label={t.hardOn} hint={t.hardHint} {...form.text('hardOn')} />
        <TextInput type="time" label={t.hardAt} {...form.text('hardAt')} />
      </div>
    </div>
    <LoadBar form={form} homeworkId={homeworkId} today={today} />
  </section>
)
