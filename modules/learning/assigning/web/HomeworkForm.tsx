import { dayOf, Form, type FormHandle, useForm } from '@school/forms'
import { Button, Choices, Radio, SelectInput, TextArea, TextInput, toast } from '@school/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { solutionRules } from '@school/homeworks/contract'
import frame from '@school/ui/frame.module.css'
import { t as w } from './ru-webinar.ts'
import { changeHomework, createHomework } from '../contract/teacher-endpoints.ts'
import type { ManagedHomework, TeachingOptions } from '../contract/managed.ts'
import { managedAt, managedListAt } from './addresses.ts'
import { bodyOf, type Draft, draftOf, emptyWebinar, places } from './draft.ts'
import { Deadlines } from './Deadlines.tsx'
import { Levels } from './Levels.tsx'
import { MarkScale } from './MarkScale.tsx'
import { t } from './ru.ts'
import { WebinarFields } from './WebinarFields.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import { Targets } from './Targets.tsx'
import { AssignableOrTasks } from './AssignablePicker.tsx'
import styles from './HomeworkForm.module.css'

export interface HomeworkFormProps {
  /** `null` is a new one. */
  homeworkId: number | null
  /** It is already published. */
  isIssued: boolean
  initial: Draft
  /** Version of the homework being edited. */
  version?: number | undefined
  /** The name of the stored draft while typing. */
  draftName: string
  options: TeachingOptions
}

interface PartProps {
  form: FormHandle<Draft>
}

export const HomeworkForm = (props: HomeworkFormProps) =>
  props.homeworkId === null ? (
    <NewHomework {...props} />
  ) : (
    <KnownHomework {...props} homeworkId={props.homeworkId} />
  )

function NewHomework(props: HomeworkFormProps) {
  const form = useForm<typeof createHomework, Draft>(createHomework, useSaving(props, t.given))
  return <Steps form={form} options={props.options} homeworkId={null} isIssued={false} />
}

function KnownHomework({ homeworkId, ...props }: HomeworkFormProps & { homeworkId: number }) {
  const { isIssued, options, version } = props
  const form = useForm<typeof changeHomework, Draft>(changeHomework, {
    ...useSaving({ ...props, homeworkId }, isIssued ? t.changed : t.given),
    params: { homeworkId },
    version,
    fieldsOf: (saved) => ({ ...draftOf(saved as ManagedHomework), isPublished: isIssued }),
  })
  return (
    <Steps form={form} options={options} homeworkId={homeworkId} isIssued={isIssued}>
      {!isIssued && <DeleteButton homeworkId={homeworkId} />}
    </Steps>
  )
}

function useSaving({ initial: values, draftName }: HomeworkFormProps, sent: string) {
  const navigate = useNavigate()
  const onSent = ({ id, state }: ManagedHomework) => {
    toast(state === 'draft' ? t.saved : sent, { tone: 'ok' })
    void navigate(state === 'draft' ? managedListAt('draft') : managedAt(id))
  }
  return { values, body: bodyOf, places, onSent, draftName }
}

interface StepsProps extends PartProps {
  options: TeachingOptions
  homeworkId: number | null
  isIssued: boolean
  children?: ReactNode
}

/** All form fields of a homework, in four steps of one page. */
function Steps({ form, options, homeworkId, isIssued, children }: StepsProps) {
  return (
    <Form
      form={form}
      className={styles.form}
      isSentByButton
      actions={
        <div className={frame.row}>
          <Button
            type="submit"
            kind="primary"
            size="l"
            loading={form.isSending}
            onClick={() => form.set('isPublished', true)}
          >
            {isIssued ? t.saveChanges : t.give}
          </Button>
          {!isIssued && (
            <Button
              type="submit"
              size="l"
              loading={form.isSending}
              onClick={() => form.set('isPublished', false)}
            >
              {t.saveDraft}
            </Button>
          )}
          {children}
        </div>
      }
    >
      <What form={form} options={options} isIssued={isIssued} />
      <Whom form={form} options={options} isIssued={isIssued} />
      <Deadlines form={form} homeworkId={homeworkId} today={dayOf(options.serverNow)} />
      <How form={form} />
    </Form>
  )
}

const What = ({ form, options, isIssued }: PartProps & Pick<StepsProps, 'options' | 'isIssued'>) => (
  <section aria-labelledby="what" className={styles.part}>
    <h2 id="what">{t.what}</h2>
    <TextInput label={t.name} hint={t.nameHint} maxLength={80} {...form.text('title')} />
    <TextArea label={t.intro} hint={t.introHint} optional maxLength={2000} rows={3} {...form.text('intro')} />
    <AssignableOrTasks form={form} options={options} isIssued={isIssued} />
  </section>
)

const Whom = ({ form, options, isIssued }: PartProps & Pick<StepsProps, 'options' | 'isIssued'>) => {
  const webinar = form.value('webinar')
  return (
    <section aria-labelledby="whom" className={styles.part}>
      <h2 id="whom">{t.whomTitle}</h2>
      {options.classes.length === 0 ? (
        <p className={frame.note}>{t.noClasses}</p>
      ) : (
        <>
          {!form.value('isAssignable') && (
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
          )}
          {webinar ? (
            <WebinarFields form={form} classes={options.classes} />
          ) : (
            <>
              <Targets form={form} options={options} />
              {!isIssued && !form.value('isAssignable') && form.value('levels').length > 0 && (
                <Levels form={form} options={options} />
              )}
            </>
          )}
        </>
      )}
    </section>
  )
}

const triesOptions = ['1', '2', '3', '5', '10']

const How = ({ form }: PartProps) => (
  <section aria-labelledby="how" className={styles.part}>
    <h2 id="how">{t.how}</h2>
    {!form.value('isAssignable') && (
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
    )}
    <MarkScale
      legend={t.scale}
      error={form.error('scale')}
      label={t.scaleFrom}
      field={(index) => form.text(`scale.${index}`)}
    />
  </section>
)
