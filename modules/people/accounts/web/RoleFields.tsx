import type { FormHandle } from '@school/forms'
import { gradeLabel } from '@school/texts'
import { SelectInput, useYou } from '@school/ui'
import { gradeIndexes, signUpRoles } from '../contract/index.ts'
import styles from './entry.module.css'
import { t } from './ru.ts'

interface RoleValues {
  user: { role: (typeof signUpRoles)[number]; gradeIndex: number | null }
}

/** Who comes, and a pupil's class. */
export function RoleFields({ form }: { form: Pick<FormHandle<RoleValues>, 'radio' | 'number' | 'value'> }) {
  const you = useYou()
  return (
    <>
      <fieldset className={styles.roles}>
        <legend>{you(t.roleLegend)}</legend>
        {signUpRoles.map((role) => (
          <label key={role} className={styles.role}>
            <input type="radio" value={role} {...form.radio('user.role', role)} />
            <span>{t.roles[role]}</span>
          </label>
        ))}
      </fieldset>
      {form.value('user.role') === 'pupil' && (
        <SelectInput label={t.grade} {...form.number('user.gradeIndex')}>
          <option value="">{you(t.chooseGrade)}</option>
          {gradeIndexes.map((index) => (
            <option key={index} value={index}>
              {gradeLabel(index)}
            </option>
          ))}
        </SelectInput>
      )}
    </>
  )
}
