import { Accordion, SelectInput, TextArea, TextInput, Chip, IconButton, IconX } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { taskKinds } from './kinds.ts'
import type { TaskKind } from '@school/tasks/contract'
import { kindFields, variantFields } from '../contract/kind-fields.ts'
import type { OwnTaskOptions, OwnTaskSource, TypedFields } from '../contract/own-task.ts'
import { useContext } from 'react'
import { Fields, FieldsContext, useFault } from './Fields.tsx'
import styles from './TaskForm.module.css'
import { Pictures } from './Pictures.tsx'
import { t } from './ru.ts'
import { kindNames } from './ru-fields.ts'
import { ofKind, withItem } from './source.ts'

export interface TaskFormProps {
  source: OwnTaskSource
  options: OwnTaskOptions
  onChange: (change: (source: OwnTaskSource) => OwnTaskSource) => void
}

type PartProps = TaskFormProps

/** The complete form of a task, in the order in which authors think. */
export const TaskForm = (props: TaskFormProps) => (
  <div className={styles.form}>
    <Statement {...props} />
    <Answer {...props} />
    <Help {...props} />
    <OwnNumbers {...props} />
    <About {...props} />
  </div>
)

function Statement({ source, onChange }: PartProps) {
  const { isDisabled: disabled } = useContext(FieldsContext)
  return (
    <section aria-labelledby="statement" className={styles.part}>
      <h2 id="statement">{t.statement}</h2>
      <TextInput
        label={t.name}
        hint={t.nameHint}
        maxLength={60}
        disabled={disabled}
        error={useFault('title')}
        value={source.title}
        onChange={(event) => {
          const title = event.currentTarget.value
          onChange((known) => ({ ...known, title }))
        }}
      />
      <TextArea
        label={t.statement}
        hint={t.statementHint}
        rows={5}
        maxLength={20_000}
        disabled={disabled}
        error={useFault('statement')}
        value={source.statement}
        onChange={(event) => {
          const statement = event.currentTarget.value
          onChange((known) => ({ ...known, statement }))
        }}
      />
      <Pictures source={source} onChange={onChange} />
    </section>
  )
}

function Answer({ source, onChange }: PartProps) {
  const { isDisabled: disabled } = useContext(FieldsContext)
  return (
    <section aria-labelledby="answer" className={styles.part}>
      <h2 id="answer">{t.answer}</h2>
      <SelectInput
        label={t.kind}
        disabled={disabled}
        value={source.kind}
        onChange={(event) => {
          const kind = event.currentTarget.value as TaskKind
          onChange((known) => ofKind(known, kind))
        }}
      >
        {taskKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </SelectInput>
      <Fields
        key={source.kind}
        owner={source.kind}
        fields={kindFields[source.kind]}
        values={source.fields}
        onChange={(fields) => onChange((known) => ({ ...known, fields: fields as TypedFields }))}
      />
    </section>
  )
}

function Help({ source, onChange }: PartProps) {
  const { isDisabled: disabled, faults } = useContext(FieldsContext)
  return (
    <section aria-labelledby="help" className={styles.part}>
      <h2 id="help">{t.more}</h2>
      {[0, 1, 2].map((index) => (
        <TextArea
          key={index}
          label={t.hint(index + 1)}
          optional
          rows={2}
          maxLength={2000}
          disabled={disabled}
          error={faults.find(({ field }) => field === `hints.${index}`)?.text ?? null}
          value={source.hints[index] ?? ''}
          onChange={(event) => {
            const hint = event.currentTarget.value
            onChange((known) => ({
              ...known,
              hints: withItem(
                [0, 1, 2].map((at) => known.hints[at] ?? ''),
                index,
                hint,
              ),
            }))
          }}
        />
      ))}
      <TextArea
        label={t.solution}
        hint={t.solutionHint}
        optional
        rows={4}
        maxLength={20_000}
        disabled={disabled}
        error={useFault('solution')}
        value={source.solution}
        onChange={(event) => {
          const solution = event.currentTarget.value
          onChange((known) => ({ ...known, solution }))
        }}
      />
    </section>
  )
}

/** A parameter is filled in. */
const hasOwnNumbers = ({ fields }: OwnTaskSource): boolean =>
  (fields['parameters'] as { name: string }[] | undefined)?.some(({ name }) => name !== '') ?? false

function OwnNumbers({ source, onChange }: PartProps) {
  return (
    <section className={styles.part}>
      <Accordion title={t.ownNumbers} open={hasOwnNumbers(source)}>
        <div className={frame.section}>
          <p className={frame.note}>{t.ownNumbersNote}</p>
          <Fields
            owner="variants"
            fields={variantFields}
            values={source.fields}
            onChange={(fields) => onChange((known) => ({ ...known, fields: fields as TypedFields }))}
          />
        </div>
      </Accordion>
    </section>
  )
}

function About({ source, options, onChange }: PartProps) {
  const { isDisabled: disabled } = useContext(FieldsContext)
  return (
    <section aria-labelledby="about" className={styles.part}>
      <h2 id="about">{t.about}</h2>
      <div className={frame.fields}>
        <SelectInput
          label={t.discipline}
          disabled={disabled}
          value={source.disciplineId}
          onChange={(event) => {
            const disciplineId = Number(event.currentTarget.value)
            onChange((known) => ({ ...known, disciplineId, skills: [] }))
          }}
        >
          {options.disciplines.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label={t.difficulty}
          disabled={disabled}
          value={source.difficulty}
          onChange={(event) => {
            const difficulty = Number(event.currentTarget.value)
            onChange((known) => ({ ...known, difficulty }))
          }}
        >
          {[1, 2, 3, 4, 5].map((level) => (
            <option key={level} value={level}>
              {t.difficultyOf(level)}
            </option>
          ))}
        </SelectInput>
      </div>
      <TextInput
        label={t.labelField}
        hint={t.labelHint}
        optional
        maxLength={60}
        list="own-task-labels"
        disabled={disabled}
        value={source.label}
        onChange={(event) => {
          const label = event.currentTarget.value
          onChange((known) => ({ ...known, label }))
        }}
      />
      <datalist id="own-task-labels">
        {options.labels.map(({ id, title }) => (
          <option key={id}>{title}</option>
        ))}
      </datalist>
      <Skills source={source} options={options} onChange={onChange} />
    </section>
  )
}

const mostSkills = 5

function Skills({ source, options, onChange }: PartProps) {
  const { isDisabled } = useContext(FieldsContext)
  const error = useFault('skills')
  const ofDiscipline = options.skills.filter(({ disciplineId }) => disciplineId === source.disciplineId)
  const free = ofDiscipline.filter(({ key }) => !source.skills.includes(key))
  if (ofDiscipline.length === 0) return null
  return (
    <div className={frame.section}>
      {source.skills.length > 0 && (
        <ul className={`plain-list ${frame.row}`}>
          {source.skills.map((key) => (
            <li key={key} className={frame.row}>
              <Chip>{options.skills.find((skill) => skill.key === key)?.title ?? key}</Chip>
              {!isDisabled && (
                <IconButton
                  label={t.removePicture(options.skills.find((skill) => skill.key === key)?.title ?? key)}
                  icon={<IconX aria-hidden="true" />}
                  onClick={() =>
                    onChange((known) => ({ ...known, skills: known.skills.filter((skill) => skill !== key) }))
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {source.skills.length < mostSkills && !isDisabled && (
        <SelectInput
          label={t.skills}
          optional
          error={error}
          value=""
          onChange={(event) => {
            const key = event.currentTarget.value
            if (key) onChange((known) => ({ ...known, skills: [...known.skills, key] }))
          }}
        >
          <option value="">{t.addSkill}</option>
          {free.map(({ key, title, grade }) => (
            <option key={key} value={key}>
              {t.skillOf(title, grade)}
            </option>
          ))}
        </SelectInput>
      )}
    </div>
  )
}
