import { type ApiError } from '@school/api-client'
import { SelectInput, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { TeachingOptions } from '../contract/managed.ts'
import type { WebinarDraft } from './draft.ts'
import styles from './HomeworkForm.module.css'
import { t } from './ru-webinar.ts'

export interface WebinarFieldsProps {
  webinar: WebinarDraft
  change: (more: Partial<WebinarDraft>) => void
  errors: ApiError['fields']
  classes: TeachingOptions['classes']
}

/** Which webinar a homework is for: its name, class, day and hour. */
export const WebinarFields = ({ webinar, change, errors, classes }: WebinarFieldsProps) => (
  <>
    <p className={frame.note}>{t.hint}</p>
    <div className={styles.fields}>
      <TextInput
        label={t.name}
        value={webinar.title}
        maxLength={80}
        error={errors['webinar.title'] ?? null}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <SelectInput
        label={t.class}
        value={webinar.schoolClassId ?? ''}
        error={errors['webinar.schoolClassId'] ?? null}
        onChange={(event) => change({ schoolClassId: Number(event.currentTarget.value) || null })}
      >
        {classes.map(({ id, title, school }) => (
          <option key={id} value={id}>
            {t.classOf(title, school)}
          </option>
        ))}
      </SelectInput>
    </div>
    <div className={styles.fields}>
      <TextInput
        type="date"
        label={t.on}
        value={webinar.on}
        error={errors['webinar.startsAt'] ?? null}
        onChange={(event) => change({ on: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label={t.at}
        value={webinar.at}
        onChange={(event) => change({ at: event.currentTarget.value })}
      />
      <TextInput
        type="number"
        min={10}
        max={240}
        inputMode="numeric"
        label={t.minutes}
        value={webinar.minutes}
        error={errors['webinar.minutes'] ?? null}
        onChange={(event) => change({ minutes: event.currentTarget.value })}
      />
    </div>
  </>
)
