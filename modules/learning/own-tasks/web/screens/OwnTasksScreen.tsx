import { useCall } from '@school/api-client'
import {
  Button,
  ButtonLink,
  Card,
  CardLink,
  Checkbox,
  Chip,
  EmptyState,
  hueOf,
  IconPlus,
  IconSearch,
  IconUpload,
  PageHeader,
  Pagination,
  SelectInput,
  Tabs,
  TextInput,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { shareOwnTaskLabel } from '../../contract/index.ts'
import type { OwnTaskCard, OwnTaskOptions, OwnTaskTab } from '../../contract/own-task.ts'
import { listAt, newTaskAt, taskAt } from '../addresses.ts'
import { ImportDialog } from '../ImportDialog.tsx'
import { taskKinds } from '../kinds.ts'
import { giftAt, type ListQuery, ownTaskOptionsQuery, ownTasksQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { kindNames } from '../ru-fields.ts'
import styles from './OwnTasksScreen.module.css'

interface OwnTasksScreenProps {
  tab: OwnTaskTab
  filters: ListQuery
  page: number
}

const tabs: readonly OwnTaskTab[] = ['ready', 'draft', 'archive', 'shared']

export function OwnTasksScreen({ tab, filters, page }: OwnTasksScreenProps) {
  const { data: list } = useSuspenseQuery(ownTasksQuery(tab, filters, page))
  const { data: options } = useSuspenseQuery(ownTaskOptionsQuery)
  const [isImporting, setImporting] = useState(false)
  const isFiltered = Object.values(filters).some((value) => value !== null)
  const create = (
    <ButtonLink kind="primary" to={newTaskAt()} icon={<IconPlus aria-hidden="true" />}>
      {t.create}
    </ButtonLink>
  )
  return (
    <div className={frame.page}>
      <PageHeader
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
      >
        <Tabs
          label={t.tabs}
          tabs={tabs.map((name) => ({
            title: t.tab[name],
            to: listAt(name, filters),
            current: name === tab,
          }))}
        />
      </PageHeader>
      <Filters key={JSON.stringify([tab, filters])} tab={tab} filters={filters} options={options} />
      {filters.label !== null && tab !== 'shared' && <LabelSharing title={filters.label} options={options} />}
      {list.rows.length > 0 ? (
        <>
          <p className={frame.row}>
            <span className={frame.note}>{t.found(list.total)}</span>
            <a href={giftAt(tab, filters)} download>
              {t.saveGift}
            </a>
          </p>
          <ul className={`plain-list ${frame.cards}`}>
            {list.rows.map((task) => (
              <li key={task.id}>
                <TaskRow task={task} />
              </li>
            ))}
          </ul>
        </>
      ) : isFiltered ? (
        <EmptyState
          title={t.nothing.title}
          text={t.nothing.text}
          action={<ButtonLink to={listAt(tab)}>{t.all}</ButtonLink>}
        />
      ) : (
        <EmptyState title={t.empty[tab].title} text={t.empty[tab].text} action={create} />
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(number) => listAt(tab, filters, number)}
        label={t.pages}
      />
      {isImporting && <ImportDialog options={options} onClose={() => setImporting(false)} />}
    </div>
  )
}

interface FiltersProps {
  tab: OwnTaskTab
  filters: ListQuery
  options: OwnTaskOptions
}

function Filters({ tab, filters, options }: FiltersProps) {
  const navigate = useNavigate()
  const go = (more: Partial<ListQuery>) =>
    void navigate(listAt(tab, { ...filters, ...more }), { replace: true })
  const skills = options.skills.filter(
    ({ disciplineId }) => filters.discipline === null || disciplineId === filters.discipline,
  )
  return (
    <form
      role="search"
      className={frame.section}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('text')
        go({ text: typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : null })
      }}
    >
      <div className={styles.search}>
        <TextInput
          type="search"
          name="text"
          label={t.search}
          icon={<IconSearch />}
          maxLength={80}
          defaultValue={filters.text ?? ''}
        />
        <Button type="submit">{t.find}</Button>
      </div>
      <div className={frame.fields}>
        <SelectInput
          label={t.kind}
          value={filters.kind ?? ''}
          onChange={(event) => go({ kind: (event.currentTarget.value || null) as ListQuery['kind'] })}
        >
          <option value="">{t.anyKind}</option>
          {taskKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label={t.discipline}
          value={filters.discipline ?? ''}
          onChange={(event) => go({ discipline: Number(event.currentTarget.value) || null, skill: null })}
        >
          <option value="">{t.anyDiscipline}</option>
          {options.disciplines.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label={t.skill}
          value={filters.skill ?? ''}
          onChange={(event) => go({ skill: event.currentTarget.value || null })}
        >
          <option value="">{t.anySkill}</option>
          {skills.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectInput>
        {tab !== 'shared' && options.labels.length > 0 && (
          <SelectInput
            label={t.label}
            value={filters.label ?? ''}
            onChange={(event) => go({ label: event.currentTarget.value || null })}
          >
            <option value="">{t.anyLabel}</option>
            {options.labels.map(({ id, title }) => (
              <option key={id} value={title}>
                {title}
              </option>
            ))}
          </SelectInput>
        )}
      </div>
    </form>
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
