import { AskBeforeLeaving, Form, type FormHandle, useForm } from '@school/forms'
import {
  Button,
  Choices,
  Checkbox,
  Radio,
  SelectInput,
  TextArea,
  TextInput,
  Accordion,
  toast,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { changeHomework, createHomework } from '../contract/index.ts'
import { solutionRules } from '../contract/homework.ts'
import type { ManagedHomework, TeachingOptions } from '../contract/managed.ts'
import { managedAt, managedListAt } from './addresses.ts'
import { bodyOf, type Draft, emptyWebinar, places } from './draft.ts'
import styles from './HomeworkForm.module.css'
import { t } from './ru-teacher.ts'
import { t as w } from './ru-webinar.ts'
import { WebinarFields } from './WebinarFields.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import { TaskPicker } from './TaskPicker.tsx'

export interface HomeworkFormProps {
  /** `null` is a new one. */
  homeworkId: number | null
  initial: Draft
  options: TeachingOptions
}

interface PartProps {
  form: FormHandle<Draft>
}

export const HomeworkForm = ({ homeworkId, ...props }: HomeworkFormProps) =>
  homeworkId === null ? <NewHomework {...props} /> : <KnownHomework {...props} homeworkId={homeworkId} />

function NewHomework({ initial, options }: Omit<HomeworkFormProps, 'homeworkId'>) {
  const form = useForm<typeof createHomework, Draft>(createHomework, useSaving(initial))
  return <Steps form={form} options={options} />
}

function KnownHomework({ homeworkId, initial, options }: HomeworkFormProps & { homeworkId: number }) {
  const form = useForm<typeof changeHomework, Draft>(changeHomework, {
    ...useSaving(initial),
    params: { homeworkId },
  })
  return (
    <Steps form={form} options={options}>
      <DeleteButton homeworkId={homeworkId} />
    </Steps>
  )
}

function useSaving(values: Draft) {
  const navigate = useNavigate()
  const onSent = ({ id, state }: ManagedHomework) => {
    toast(state === 'draft' ? t.saved : t.given, { tone: 'ok' })
    void navigate(state === 'draft' ? managedListAt('draft') : managedAt(id))
  }
  return { values, body: bodyOf, places, onSent }
}

interface StepsProps extends PartProps {
  options: TeachingOptions
  children?: ReactNode
}

/** Everything that a teacher states of a homework, in four steps of one page. */
const Steps = ({ form, options, children }: StepsProps) => (
  <Form
    form={form}
    className={styles.form}
    actions={
      <div className={frame.row}>
        <Button
          type="submit"
          kind="primary"
          size="l"
          loading={form.isSending}
          onClick={() => form.set('isPublished', true)}
        >
          {t.give}
        </Button>
        <Button
          type="submit"
          size="l"
          loading={form.isSending}
          onClick={() => form.set('isPublished', false)}
        >
          {t.saveDraft}
        </Button>
        {children}
      </div>
    }
  >
    <What form={form} options={options} />
    <Whom form={form} options={options} />
    <When form={form} />
    <How form={form} />
    <AskBeforeLeaving form={form} />
  </Form>
)

const What = ({ form, options }: PartProps & { options: TeachingOptions }) => (
  <section aria-labelledby="what" className={styles.part}>
    <h2 id="what">{t.what}</h2>
    <TextInput label={t.name} hint={t.nameHint} maxLength={80} {...form.text('title')} />
    <TextArea label={t.intro} hint={t.introHint} optional maxLength={2000} rows={3} {...form.text('intro')} />
    <TaskPicker
      options={options}
      tasks={form.value('tasks')}
      error={form.error('tasks')}
      onChange={(tasks) => form.set('tasks', tasks)}
    />
  </section>
)

const Whom = ({ form, options }: PartProps & { options: TeachingOptions }) => {
  const webinar = form.value('webinar')
  return (
    <section aria-labelledby="whom" className={styles.part}>
      <h2 id="whom">{t.whomTitle}</h2>
      {options.classes.length === 0 ? (
        <p className={frame.note}>{t.noClasses}</p>
      ) : (
        <>
          <Choices legend={w.kind}>
            <div className={frame.row}>
              <Radio
                name="kind"
                label={w.ordinary}
                checked={!webinar}
                onChange={() => form.set('webinar', null)}
              />
              <Radio
                name="kind"
                label={w.forWebinar}
                checked={webinar !== null}
                onChange={() => form.set('webinar', emptyWebinar(options))}
              />
            </div>
          </Choices>
          {webinar ? (
            <WebinarFields form={form} classes={options.classes} />
          ) : (
            <Targets form={form} options={options} />
          )}
        </>
      )}
    </section>
  )
}

const Targets = ({ form, options }: PartProps & { options: TeachingOptions }) => {
  const classIds = form.value('schoolClassIds')
  const userIds = form.value('userIds')
  return (
    <Choices legend={t.classes} error={form.error('schoolClassIds') ?? form.error('userIds')}>
      {options.classes.map(({ id, title, pupils }) => (
        <div key={id} className={styles.class}>
          <Checkbox label={t.classOf(title, pupils.length)} {...form.member('schoolClassIds', id)} />
          {!classIds.includes(id) && pupils.length > 0 && (
            <Accordion
              title={t.apart(title)}
              note={t.apartNote(pupils.filter((pupil) => userIds.includes(pupil.id)).length)}
            >
              <div className={styles.pupils}>
                {pupils.map((pupil) => (
                  <Checkbox key={pupil.id} label={pupil.name} {...form.member('userIds', pupil.id)} />
                ))}
              </div>
            </Accordion>
          )}
        </div>
      ))}
    </Choices>
  )
}

const When = ({ form }: PartProps) => (
  <section aria-labelledby="when" className={styles.part}>
    <h2 id="when">{t.when}</h2>
    <div className={frame.fields}>
      {!form.value('webinar') && (
        <TextInput type="date" label={t.opensOn} hint={t.opensHint} {...form.text('opensOn')} />
      )}
      <TextInput type="date" label={t.softOn} hint={t.softHint} {...form.text('softOn')} />
      <TextInput type="date" label={t.hardOn} hint={t.hardHint} {...form.text('hardOn')} />
    </div>
  </section>
)

const triesOptions = ['1', '2', '3', '5', '10']

const How = ({ form }: PartProps) => (
  <section aria-labelledby="how" className={styles.part}>
    <h2 id="how">{t.how}</h2>
    <div className={frame.fields}>
      <SelectInput label={t.tries} {...form.text('tries')}>
        {[...new Set([...triesOptions, form.value('tries')].filter(Boolean))].map((tries) => (
          <option key={tries}>{tries}</option>
        ))}
        <option value="">{t.endless}</option>
      </SelectInput>
      <SelectInput label={t.solution} {...form.text('solution')}>
        {solutionRules.map((rule) => (
          <option key={rule} value={rule}>
            {t.solutions[rule]}
          </option>
        ))}
      </SelectInput>
    </div>
    <Choices legend={t.scale} error={form.error('scale')}>
      <div className={styles.scale}>
        {([0, 1, 2] as const).map((index) => (
          <TextInput
            key={index}
            type="number"
            min={1}
            max={100}
            inputMode="numeric"
            label={t.scaleFrom(5 - index)}
            {...form.text(`scale.${index}`)}
          />
        ))}
      </div>
    </Choices>
  </section>
)
