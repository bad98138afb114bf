import { useCall } from '@school/api-client'
import { site } from '@school/routes'
import { ListScreen } from '@school/tables'
import {
  Button,
  ButtonLink,
  Card,
  CardLink,
  Checkbox,
  Chip,
  hueOf,
  IconPlus,
  IconUpload,
  SelectInput,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shareOwnTaskLabel } from '../../contract/index.ts'
import type { OwnTaskCard, OwnTaskOptions } from '../../contract/own-task.ts'
import { newTaskAt, type OwnTasksSearch, taskAt } from '../addresses.ts'
import { ImportDialog } from '../ImportDialog.tsx'
import { taskKinds } from '../kinds.ts'
import { giftAt, ownTaskOptionsQuery, ownTasksQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { kindNames } from '../ru-fields.ts'
import styles from './OwnTasksScreen.module.css'

const page = site.user.teacherTasks

export function OwnTasksScreen({ search }: { search: OwnTasksSearch }) {
  const { data: options } = useSuspenseQuery(ownTaskOptionsQuery)
  const [isImporting, setImporting] = useState(false)
  const { tab, label } = search
  const create = (
    <ButtonLink kind="primary" to={newTaskAt()} icon={<IconPlus aria-hidden="true" />}>
      {t.create}
    </ButtonLink>
  )
  return (
    <>
      <ListScreen
        page={page}
        search={search}
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <Button icon={<IconUpload aria-hidden="true" />} onClick={() => setImporting(true)}>
              {t.import}
            </Button>
            {create}
          </>
        }
        query={ownTasksQuery(search)}
        choice={{ name: 'tab', label: t.tabs, titles: t.tab, look: 'tabs' }}
        field={{
          name: 'text',
          label: t.search,
          selects: {
            names: ['kind', 'discipline', 'skill', 'label'],
            fields: <Selects search={search} options={options} />,
            consistent: (values) => withoutForeignSkill(values, search, options),
          },
        }}
        filters={label !== '' && tab !== 'shared' && <LabelSharing title={label} options={options} />}
        empty={{ ...t.empty[tab], action: create }}
        nothing={{ ...t.nothing, reset: t.all }}
        above={({ total }) => (
          <p className={frame.row}>
            <span className={frame.note}>{t.found(total)}</span>
            <a href={giftAt(search)} download>
              {t.saveGift}
            </a>
          </p>
        )}
        pages={t.pages}
        keyOf={({ id }) => id}
        card={(task) => <TaskRow task={task} />}
      />
      {isImporting && <ImportDialog options={options} onClose={() => setImporting(false)} />}
    </>
  )
}

interface FiltersProps {
  search: OwnTasksSearch
  options: OwnTaskOptions
}

const isOf =
  (discipline: number | null) =>
  ({ disciplineId }: OwnTaskOptions['skills'][number]): boolean =>
    discipline === null || disciplineId === discipline

/** A skill that was chosen earlier does not survive another discipline. */
function withoutForeignSkill<Values extends Readonly<Record<string, string>>>(
  values: Values,
  { discipline, skill }: OwnTasksSearch,
  { skills }: OwnTaskOptions,
): Values {
  const chosen = Number(values['discipline']) || null
  if (chosen === discipline || skill === '' || values['skill'] !== skill) return values
  return skills.some((one) => one.key === skill && isOf(chosen)(one)) ? values : { ...values, skill: '' }
}

function Selects({ search, options }: FiltersProps) {
  const { tab, kind, discipline, skill, label } = search
  const skills = options.skills.filter((one) => isOf(discipline)(one) || one.key === skill)
  return (
    <div className={frame.fields}>
      <SelectInput label={t.kind} name="kind" defaultValue={kind ?? ''}>
        <option value="">{t.anyKind}</option>
        {taskKinds.map((one) => (
          <option key={one} value={one}>
            {kindNames[one]}
          </option>
        ))}
      </SelectInput>
      <SelectInput label={t.discipline} name="discipline" defaultValue={discipline ?? ''}>
        <option value="">{t.anyDiscipline}</option>
        {options.disciplines.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectInput>
      <SelectInput label={t.skill} name="skill" defaultValue={skill}>
        <option value="">{t.anySkill}</option>
        {skills.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectInput>
      {tab !== 'shared' && options.labels.length > 0 && (
        <SelectInput label={t.label} name="label" defaultValue={label}>
          <option value="">{t.anyLabel}</option>
          {options.labels.map(({ id, title }) => (
            <option key={id} value={title}>
              {title}
            </option>
          ))}
        </SelectInput>
      )}
    </div>
  )
}

function LabelSharing({ title, options }: { title: string; options: OwnTaskOptions }) {
  const client = useQueryClient()
  const share = useCall(shareOwnTaskLabel, {
    onSuccess: (reply) => client.setQueryData(ownTaskOptionsQuery.queryKey, reply),
  })
  const label = options.labels.find((known) => known.title === title)
  if (!label) return null
  return (
    <Card>
      <Checkbox
        label={t.shareLabel(title)}
        hint={t.labelShared}
        error={share.error?.message ?? null}
        checked={label.isShared}
        disabled={share.isPending}
        onChange={(event) =>
          share.mutate({ params: { labelId: label.id }, body: { isShared: event.currentTarget.checked } })
        }
      />
    </Card>
  )
}

const TaskRow = ({ task }: { task: OwnTaskCard }) => (
  <Card as="article" className={`hue ${styles.card}`} style={hueOf(task.discipline.hue)}>
    <p className={frame.row}>
      <Chip size="s" hue={task.discipline.hue}>
        {task.discipline.title}
      </Chip>
      <Chip size="s">{kindNames[task.kind]}</Chip>
      {task.isChanged && (
        <Chip size="s" tone="warn">
          {t.changed}
        </Chip>
      )}
      {task.isShared && task.author === null && (
        <Chip size="s" tone="accent">
          {t.shared}
        </Chip>
      )}
    </p>
    <h2 className={frame.cardTitle}>
      <CardLink to={taskAt(task.id)}>{task.title || t.untitled}</CardLink>
    </h2>
    <p className={styles.facts}>
      {task.author && <span>{t.by(task.author)}</span>}
      {task.label && <span>{task.label}</span>}
      <span>{t.level(task.difficulty)}</span>
      {task.hasVariants && <span>{t.variants}</span>}
      {task.usesCount > 0 && <span>{t.uses(task.usesCount)}</span>}
      <span>{t.updated(task.updatedAt)}</span>
    </p>
  </Card>
)
