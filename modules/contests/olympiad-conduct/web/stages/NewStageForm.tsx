import { AskBeforeLeaving, Form, type FormHandle, useForm } from '@school/forms'
import { Button, Card, Checkbox, Choices, Radio, SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useNavigate } from 'react-router'
import { stageEntries, stageKinds } from '@school/olympiads/contract'
import { makeStage, type StageMaking } from '../../contract/index.ts'
import { monitoredStageAt } from '../monitoring/wanted.ts'
import { bodyOf, emptyStage, places, type StageDraft, type WindowDraft } from './draft.ts'
import { t } from './ru.ts'
import styles from './stages.module.css'
import { ResultsFields, WindowFields } from './WindowFields.tsx'

interface PartProps {
  form: FormHandle<StageDraft>
  making: StageMaking
}

const timesOf = (form: PartProps['form']) => form as unknown as FormHandle<WindowDraft>

/** Form of a new stage, in four sections of one page. */
export function NewStageForm({ making }: { making: StageMaking }) {
  const navigate = useNavigate()
  const form = useForm<typeof makeStage, StageDraft>(makeStage, {
    params: { olympiadId: making.olympiad.id },
    values: emptyStage(making),
    body: bodyOf,
    places,
    onSent: ({ id, title }) => {
      toast(t.made(title), { tone: 'ok' })
      void navigate(monitoredStageAt(id))
    },
  })
  return (
    <Form
      form={form}
      className={styles.form}
      isSentByButton
      actions={
        <div className={frame.row}>
          <Button type="submit" kind="primary" size="l" loading={form.isSending}>
            {t.make}
          </Button>
        </div>
      }
    >
      <AskBeforeLeaving form={form} />
      <What form={form} />
      <When form={form} />
      <Who form={form} making={making} />
      <Tasks form={form} making={making} />
    </Form>
  )
}

const What = ({ form }: Pick<PartProps, 'form'>) => (
  <Card as="section" aria-labelledby="what" className={styles.part}>
    <h2 id="what">{t.what}</h2>
    <div className={frame.fields}>
      <SelectInput label={t.kind} {...form.text('kind')}>
        {stageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
      </SelectInput>
      <TextInput label={t.name} hint={t.nameHint} required maxLength={60} {...form.text('title')} />
    </div>
  </Card>
)

const When = ({ form }: Pick<PartProps, 'form'>) => (
  <Card as="section" aria-labelledby="when" className={styles.part}>
    <h2 id="when">{t.when}</h2>
    <WindowFields form={timesOf(form)} movable="all" />
    <Checkbox label={t.hardClose} {...form.check('hardClose')} />
    <Choices legend={t.results}>
      <Radio label={t.atHour} value="hour" {...form.radio('hasResults', true)} />
      <Radio label={t.atOnce} value="once" {...form.radio('hasResults', false)} />
    </Choices>
    {form.value('hasResults') && (
      <>
        <ResultsFields form={timesOf(form)} />
        <Checkbox label={t.diplomas} hint={t.diplomasHint} {...form.check('hasDiplomas')} />
      </>
    )}
  </Card>
)

const Who = ({ form, making: { before, hasTrial } }: PartProps) => (
  <Card as="section" aria-labelledby="who" className={styles.part}>
    <h2 id="who">{t.who}</h2>
    <Choices legend={t.entry} error={form.error('entry')}>
      {stageEntries
        .filter((entry) => entry !== 'by_result' || before)
        .map((entry) => (
          <Radio
            key={entry}
            value={entry}
            label={t.entries[entry]}
            hint={entry === 'by_result' && before ? t.before(before.title, before.resultsAt) : undefined}
            {...form.radio('entry', entry)}
          />
        ))}
    </Choices>
    {form.value('entry') === 'by_result' && (
      <div className={frame.fields}>
        <TextInput
          type="number"
          min={1}
          max={100}
          inputMode="numeric"
          required
          label={t.percent}
          {...form.number('passPercent')}
        />
      </div>
    )}
    {hasTrial && <Checkbox label={t.trial} {...form.check('requiresTrial')} />}
  </Card>
)

const Tasks = ({ form, making: { grades, reserves } }: PartProps) => (
  <Card as="section" aria-labelledby="tasks" className={styles.part}>
    <h2 id="tasks">{t.tasks}</h2>
    <p className={frame.note}>{t.tasksHint}</p>
    <Choices legend={<span className="visually-hidden">{t.tasks}</span>} error={form.error('grades')}>
      {grades.map((grade, index) => {
        const fit = reserves.filter((reserve) => reserve.grades.includes(grade))
        if (fit.length === 0)
          return (
            <p key={grade} className={frame.note}>
              {t.noReserve(grade)}
            </p>
          )
        return (
          <div key={grade} className={frame.fields}>
            <SelectInput label={t.set(grade)} {...form.number(`grades.${index}.reserveId`)}>
              <option value="">{t.noSet}</option>
              {fit.map((reserve) => (
                <option key={reserve.id} value={reserve.id} disabled={reserve.takenBy !== null}>
                  {t.reserve(reserve)}
                </option>
              ))}
            </SelectInput>
            {form.value(`grades.${index}.reserveId`) !== null && (
              <TextInput
                type="number"
                min={5}
                max={300}
                inputMode="numeric"
                required
                label={t.minutes(grade)}
                {...form.number(`grades.${index}.minutes`)}
              />
            )}
          </div>
        )
      })}
    </Choices>
  </Card>
)
