import type { FormHandle } from '@school/forms'
import { SelectInput, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { metrics, minuteLimits, type ObjectiveOptions, subjectOf, targetLimits } from '../contract/index.ts'
import { type Draft, usualGrades, usualTargets } from './draft.ts'
import { form as t, metricTitles } from './ru.ts'

export interface AimFieldsProps {
  form: FormHandle<Draft>
  options: ObjectiveOptions
  /** The day from which on a term may be. */
  tomorrow: string
}

/** What is aimed at and by when. */
export function AimFields({ form, options, tomorrow }: AimFieldsProps) {
  const metric = form.value('metric')
  const exam = form.value('exam') || 'oge'
  const { least, most } = targetLimits(metric, exam)
  const kind = form.text('metric')
  return (
    <>
      <SelectInput
        label={t.metric}
        {...kind}
        onChange={(event) => {
          kind.onChange(event)
          const chosen = metrics.find((one) => one === event.target.value) ?? 'tasks'
          form.set('target', usualTargets[chosen])
        }}
      >
        {metrics
          .filter((one) => one !== 'exam' || options.exams.length > 0)
          .map((one) => (
            <option key={one} value={one}>
              {metricTitles[one]}
            </option>
          ))}
      </SelectInput>
      {subjectOf(metric) !== 'none' && <SubjectFields form={form} options={options} />}
      <div className={frame.fields}>
        <TextInput
          key={metric}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          required
          label={t.target[metric]}
          hint={t.targetHint[metric]}
          {...form.number('target')}
        />
        {metric === 'minutes' && (
          <TextInput
            type="number"
            inputMode="numeric"
            min={minuteLimits.least}
            max={minuteLimits.most}
            step={5}
            required
            label={t.dailyMinutes}
            hint={t.dailyMinutesHint}
            {...form.number('dailyMinutes')}
          />
        )}
        <TextInput type="date" required min={tomorrow} label={t.due} {...form.text('dueOn')} />
      </div>
    </>
  )
}

function SubjectFields({ form, options }: Omit<AimFieldsProps, 'tomorrow'>) {
  const metric = form.value('metric')
  const disciplineId = form.value('disciplineId')
  const exams = options.exams.filter((one) => one.disciplineId === disciplineId)
  const skills = options.skills.filter((one) => one.disciplineId === disciplineId)
  const disciplines =
    metric === 'exam'
      ? options.disciplines.filter(({ id }) => options.exams.some((one) => one.disciplineId === id))
      : options.disciplines
  const subject = form.number('disciplineId')
  const exam = form.text('exam')
  return (
    <div className={frame.fields}>
      <SelectInput
        label={t.discipline}
        {...subject}
        onChange={(event) => {
          subject.onChange(event)
          form.set('skillId', null)
        }}
      >
        <option value="">{metric === 'skills' ? t.anyDiscipline : t.chooseDiscipline}</option>
        {disciplines.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectInput>
      {metric === 'exam' && (
        <SelectInput
          label={t.exam}
          {...exam}
          onChange={(event) => {
            exam.onChange(event)
            form.set('target', usualGrades[event.target.value === 'ege' ? 'ege' : 'oge'])
          }}
        >
          <option value="">{t.chooseExam}</option>
          {exams.map((one) => (
            <option key={one.exam} value={one.exam}>
              {t.exams[one.exam]}
            </option>
          ))}
        </SelectInput>
      )}
      {metric === 'tasks' && skills.length > 0 && (
        <SelectInput key={disciplineId} label={t.skill} {...form.number('skillId')}>
          <option value="">{t.anySkill}</option>
          {skills.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
      )}
    </div>
  )
}
