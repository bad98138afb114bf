import type { FormHandle } from '@school/forms'
import { SelectInput, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru-webinar.ts'
import type { TeachingOptions } from '../contract/managed.ts'
import type { Draft } from './draft.ts'

export interface WebinarFieldsProps {
  form: FormHandle<Draft>
  classes: TeachingOptions['classes']
}

/** The webinar of a homework: its name, class, day and hour. */
export const WebinarFields = ({ form, classes }: WebinarFieldsProps) => (
  <>
    <p className={frame.note}>{t.hint}</p>
    <div className={frame.fields}>
      <TextInput label={t.name} maxLength={80} {...form.text('webinar.title')} />
      <SelectInput label={t.class} {...form.number('webinar.schoolClassId')}>
        {classes.map(({ id, title, school }) => (
          <option key={id} value={id}>
            {t.classOf(title, school)}
          </option>
        ))}
      </SelectInput>
    </div>
    <div className={frame.fields}>
      <TextInput type="date" label={t.on} {...form.text('webinar.on')} />
      <TextInput type="time" label={t.at} {...form.text('webinar.at')} />
      <TextInput
        type="number"
        min={10}
        max={240}
        inputMode="numeric"
        label={t.minutes}
        {...form.text('webinar.minutes')}
      />
    </div>
  </>
)
