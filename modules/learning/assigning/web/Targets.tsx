import type { FormHandle } from '@school/forms'
import { Accordion, Avatar, Checkbox, Choices } from '@school/ui'
import type { TeachingOptions } from '../contract/managed.ts'
import type { Draft } from './draft.ts'
import { t } from './ru.ts'
import styles from './HomeworkForm.module.css'

export interface TargetsProps {
  form: FormHandle<Draft>
  options: TeachingOptions
}

type TaughtClass = TeachingOptions['classes'][number]

/** Recipients: classes without some of their pupils, and single pupils of other classes. */
export const Targets = ({ form, options }: TargetsProps) => (
  <Choices
    legend={t.classes}
    error={form.error('schoolClassIds') ?? form.error('userIds') ?? form.error('exceptUserIds')}
  >
    {options.classes.map((taught) => (
      <div key={taught.id} className={styles.class}>
        <Checkbox
          label={t.classOf(taught.title, taught.pupils.length)}
          {...form.member('schoolClassIds', taught.id)}
        />
        {taught.pupils.length > 0 && <Pupils form={form} taught={taught} />}
      </div>
    ))}
  </Choices>
)

/** For a selected class: its excluded pupils. For another one: its selected pupils. */
function Pupils({ form, taught }: { form: FormHandle<Draft>; taught: TaughtClass }) {
  const isWhole = form.value('schoolClassIds').includes(taught.id)
  const list = isWhole ? 'exceptUserIds' : 'userIds'
  const marked = form.value(list)
  const chosen = taught.pupils.filter(({ id }) => marked.includes(id)).length
  return (
    <Accordion
      key={list}
      title={isWhole ? t.except(taught.title) : t.apart(taught.title)}
      note={t.apartNote(chosen)}
    >
      <div className={styles.pupils}>
        {taught.pupils.map((pupil) => (
          <Checkbox
            key={pupil.id}
            label={
              <span className={styles.pupil}>
                <Avatar name={pupil.name} portrait={pupil.avatar} size={28} isNamed />
                {pupil.name}
              </span>
            }
            {...form.member(list, pupil.id)}
          />
        ))}
      </div>
    </Accordion>
  )
}
