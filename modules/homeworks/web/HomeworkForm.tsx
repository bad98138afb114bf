import { useCall, type ApiError } from '@school/api-client'
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
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeHomework, createHomework } from '../contract/index.ts'
import { solutionRules } from '../contract/homework.ts'
import type { ManagedHomework, TeachingOptions } from '../contract/managed.ts'
import { managedAt, managedListAt } from './addresses.ts'
import { bodyOf, type Draft, emptyWebinar, toggled } from './draft.ts'
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
  draft: Draft
  change: (more: Partial<Draft>) => void
  errors: ApiError['fields']
}

/** Everything that a teacher states of a homework, in four steps of one page. */
export function HomeworkForm({ homeworkId, initial, options }: HomeworkFormProps) {
  const [draft, setDraft] = useState(initial)
  const change = (more: Partial<Draft>) => setDraft((old) => ({ ...old, ...more }))
  const { save, isBusy, error } = useSaving(homeworkId)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    save(draft, (submitter as HTMLButtonElement | null)?.value !== 'draft')
  }
  const part = { draft, change, errors: error?.fields ?? {} }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <What {...part} options={options} />
      <Whom {...part} options={options} />
      <When {...part} />
      <How {...part} />
      <div role="alert">
        {error && (
          <p className={styles.problem}>
            {Object.keys(error.fields).length > 0 ? t.wrongForm : error.message}
          </p>
        )}
      </div>
      <div className={frame.row}>
        <Button type="submit" kind="primary" size="l" value="give" loading={isBusy}>
          {t.give}
        </Button>
        <Button type="submit" size="l" value="draft" loading={isBusy}>
          {t.saveDraft}
        </Button>
        {homeworkId !== null && <DeleteButton homeworkId={homeworkId} />}
      </div>
    </form>
  )
}

function useSaving(homeworkId: number | null) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const onSuccess = ({ id, state }: ManagedHomework) => {
    void client.invalidateQueries()
    toast(state === 'draft' ? t.saved : t.given, { tone: 'ok' })
    void navigate(state === 'draft' ? managedListAt('draft') : managedAt(id))
  }
  const create = useCall(createHomework, { onSuccess })
  const update = useCall(changeHomework, { onSuccess })
  return {
    isBusy: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save: (draft: Draft, isPublished: boolean) => {
      const body = bodyOf(draft, isPublished)
      if (homeworkId === null) create.mutate({ body })
      else update.mutate({ params: { homeworkId }, body })
    },
  }
}

const What = ({ draft, change, errors, options }: PartProps & { options: TeachingOptions }) => (
  <section aria-labelledby="what" className={styles.part}>
    <h2 id="what">{t.what}</h2>
    <TextInput
      label={t.name}
      hint={t.nameHint}
      value={draft.title}
      maxLength={80}
      error={errors['title'] ?? null}
      onChange={(event) => change({ title: event.currentTarget.value })}
    />
    <TextArea
      label={t.intro}
      hint={t.introHint}
      optional
      maxLength={2000}
      rows={3}
      value={draft.intro}
      error={errors['intro'] ?? null}
      onChange={(event) => change({ intro: event.currentTarget.value })}
    />
    <TaskPicker
      options={options}
      tasks={draft.tasks}
      error={errors['taskIds'] ?? null}
      onChange={(tasks) => change({ tasks })}
    />
  </section>
)

const Whom = (props: PartProps & { options: TeachingOptions }) => {
  const { draft, change, errors, options } = props
  const { webinar } = draft
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
                onChange={() => change({ webinar: null })}
              />
              <Radio
                name="kind"
                label={w.forWebinar}
                checked={webinar !== null}
                onChange={() => change({ webinar: emptyWebinar(options) })}
              />
            </div>
          </Choices>
          {webinar ? (
            <WebinarFields
              webinar={webinar}
              change={(more) => change({ webinar: { ...webinar, ...more } })}
              errors={errors}
              classes={options.classes}
            />
          ) : (
            <Targets {...props} />
          )}
        </>
      )}
    </section>
  )
}

const Targets = ({ draft, change, errors, options }: PartProps & { options: TeachingOptions }) => (
  <Choices legend={t.classes} error={errors['schoolClassIds'] ?? errors['userIds'] ?? null}>
    {options.classes.map(({ id, title, pupils }) => (
      <div key={id} className={styles.class}>
        <Checkbox
          label={t.classOf(title, pupils.length)}
          checked={draft.schoolClassIds.includes(id)}
          onChange={() => change({ schoolClassIds: toggled(draft.schoolClassIds, id) })}
        />
        {!draft.schoolClassIds.includes(id) && pupils.length > 0 && (
          <Accordion
            title={t.apart(title)}
            note={t.apartNote(pupils.filter((pupil) => draft.userIds.includes(pupil.id)).length)}
          >
            <div className={styles.pupils}>
              {pupils.map((pupil) => (
                <Checkbox
                  key={pupil.id}
                  label={pupil.name}
                  checked={draft.userIds.includes(pupil.id)}
                  onChange={() => change({ userIds: toggled(draft.userIds, pupil.id) })}
                />
              ))}
            </div>
          </Accordion>
        )}
      </div>
    ))}
  </Choices>
)

const When = ({ draft, change, errors }: PartProps) => (
  <section aria-labelledby="when" className={styles.part}>
    <h2 id="when">{t.when}</h2>
    <div className={styles.fields}>
      {!draft.webinar && (
        <TextInput
          type="date"
          label={t.opensOn}
          hint={t.opensHint}
          value={draft.opensOn}
          error={errors['opensAt'] ?? null}
          onChange={(event) => change({ opensOn: event.currentTarget.value })}
        />
      )}
      <TextInput
        type="date"
        label={t.softOn}
        hint={t.softHint}
        value={draft.softOn}
        error={errors['softDeadlineAt'] ?? null}
        onChange={(event) => change({ softOn: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t.hardOn}
        hint={t.hardHint}
        value={draft.hardOn}
        error={errors['hardDeadlineAt'] ?? null}
        onChange={(event) => change({ hardOn: event.currentTarget.value })}
      />
    </div>
  </section>
)

const triesOptions = ['1', '2', '3', '5', '10']

const How = ({ draft, change, errors }: PartProps) => (
  <section aria-labelledby="how" className={styles.part}>
    <h2 id="how">{t.how}</h2>
    <div className={styles.fields}>
      <SelectInput
        label={t.tries}
        value={draft.tries}
        error={errors['tries'] ?? null}
        onChange={(event) => change({ tries: event.currentTarget.value })}
      >
        {[...new Set([...triesOptions, draft.tries].filter(Boolean))].map((tries) => (
          <option key={tries}>{tries}</option>
        ))}
        <option value="">{t.endless}</option>
      </SelectInput>
      <SelectInput
        label={t.solution}
        value={draft.solution}
        onChange={(event) => change({ solution: event.currentTarget.value as Draft['solution'] })}
      >
        {solutionRules.map((rule) => (
          <option key={rule} value={rule}>
            {t.solutions[rule]}
          </option>
        ))}
      </SelectInput>
    </div>
    <Choices legend={t.scale} error={errors['markScale'] ?? null}>
      <div className={styles.scale}>
        {draft.scale.map((from, index) => (
          <TextInput
            key={5 - index}
            type="number"
            min={1}
            max={100}
            inputMode="numeric"
            label={t.scaleFrom(5 - index)}
            value={from}
            error={errors[`markScale.${index}`] ?? null}
            onChange={(event) =>
              change({
                scale: draft.scale.map((old, at) =>
                  at === index ? event.currentTarget.value : old,
                ) as unknown as Draft['scale'],
              })
            }
          />
        ))}
      </div>
    </Choices>
  </section>
)
