import { useCall } from '@school/api-client'
import { Button, Card, Chip, Faults, PageHeader, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MeanwhileCard, SignInAgain } from '@school/forms'
import type { Meanwhile } from '@school/kernel/contract'
import { readyOwnTask } from '../../contract/index.ts'
import type { OwnTask, OwnTaskOptions, OwnTaskSource } from '../../contract/own-task.ts'
import { listAt } from '../addresses.ts'
import { FieldsContext } from '../Fields.tsx'
import { type Kept, useKept } from '../kept.ts'
import { Preview } from '../Preview.tsx'
import { ownTaskOptionsQuery, ownTaskQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { TaskActions } from '../TaskActions.tsx'
import { TaskForm } from '../TaskForm.tsx'
import { type EditedTask, useOwnTask } from '../use-own-task.ts'
import styles from './OwnTaskScreen.module.css'

/** One task: its author writes it here, a colleague reads it. */
export function OwnTaskScreen({ ownTaskId }: { ownTaskId: number }) {
  const { data: task } = useSuspenseQuery(ownTaskQuery(ownTaskId))
  const { data: options } = useSuspenseQuery(ownTaskOptionsQuery)
  return <Opened key={ownTaskId} task={task} options={options} />
}

function Opened({ task, options }: { task: OwnTask; options: OwnTaskOptions }) {
  const found = useKept(task.id)
  return <Editor key={String(found !== null)} task={task} options={options} found={found} />
}

/** Whether something is typed in the field at a path like «variables.0.values». */
function isTyped(source: object, field: string): boolean {
  const at = (value: unknown, key: string): unknown =>
    (value as Record<string, unknown> | null | undefined)?.[key]
  const value = field.split('.').reduce<unknown>(at, source)
  return typeof value === 'string' && value.trim() !== ''
}

interface EditorProps {
  task: OwnTask
  options: OwnTaskOptions
  /** Typed text that did not reach the server before the page was left. */
  found: Kept | null
}

function Editor({ task, options, found }: EditorProps) {
  const edited = useOwnTask(task, found)
  const { source, change, save } = edited
  const isMine = task.can.change
  // A new task is judged by its typed fields only; empty fields are faults when it is to be made ready.
  const [isJudged, setJudged] = useState(task.state !== 'draft')
  const faults = isJudged
    ? task.faults
    : task.faults.filter(({ field }) => [source, source.fields].some((typed) => isTyped(typed, field)))
  const context = { faults, pictures: source.pictures, isDisabled: !isMine }
  return (
    <div className={frame.page}>
      <PageHeader
        crumbs={[
          { title: t.crumb, to: listAt({ tab: task.author === null ? 'ready' : 'shared' }) },
          { title: source.title || t.untitled },
        ]}
        title={source.title || t.untitled}
      >
        <p className={frame.row}>
          <Chip size="s" tone={task.state === 'ready' ? 'ok' : 'plain'}>
            {t.state[task.state]}
          </Chip>
          {task.isChanged && (
            <Chip size="s" tone="warn">
              {t.changed}
            </Chip>
          )}
          {isMine && <Saving edited={edited} />}
        </p>
        {task.author !== null && <p className={frame.lead}>{t.foreign(task.author)}</p>}
        {found && !edited.meanwhile && (
          <Card tone="accent" role="status">
            {t.restored}
          </Card>
        )}
        {edited.meanwhile && <SavedTask edited={edited} meanwhile={edited.meanwhile} />}
      </PageHeader>
      <div className={styles.columns}>
        <FieldsContext value={context}>
          <TaskForm source={source} options={options} onChange={change} />
        </FieldsContext>
        <div className={styles.preview}>
          <Card as="section" className={frame.section}>
            {isMine && (
              <Readying
                task={task}
                faults={faults}
                save={save}
                adopt={edited.adopt}
                onReady={() => setJudged(true)}
              />
            )}
            <Uses task={task} />
            <TaskActions task={task} />
          </Card>
          <Preview task={task} beforeTrying={save} />
        </div>
      </div>
    </div>
  )
}

/** The version saved by another tab, shown next to the typed one. */
const SavedTask = ({ edited, meanwhile }: { edited: EditedTask; meanwhile: Meanwhile }) => {
  const { title, statement } = meanwhile.current['source'] as OwnTaskSource
  return (
    <MeanwhileCard
      meanwhile={meanwhile}
      isBusy={edited.isSaving}
      onMine={edited.keepMine}
      onTheirs={edited.takeTheirs}
    >
      <p>{t.savedElsewhere}</p>
      <blockquote>
        <strong>{title || t.untitled}</strong> {statement}
      </blockquote>
    </MeanwhileCard>
  )
}

const Saving = ({
  edited: { isSaved, isSaving, trouble, isSignedOut, meanwhile, save },
}: {
  edited: EditedTask
}) => (
  <>
    <span role="status" className={frame.note}>
      {trouble ? t.unsaved : isSaving || !isSaved ? t.saving : t.saved}
    </span>
    {trouble && !meanwhile && (
      <>
        <Faults texts={[trouble]} />
        {isSignedOut ? (
          <SignInAgain />
        ) : (
          <Button size="s" loading={isSaving} onClick={() => void save()}>
            {t.retry}
          </Button>
        )}
      </>
    )}
  </>
)

interface ReadyingProps extends Pick<EditedTask, 'save' | 'adopt'> {
  task: OwnTask
  faults: OwnTask['faults']
  onReady: () => void
}

function Readying({ task, faults, save, adopt, onReady }: ReadyingProps) {
  const client = useQueryClient()
  const ready = useCall(readyOwnTask, {
    onSuccess: (reply) => {
      adopt(reply.version)
      client.setQueryData(ownTaskQuery(task.id).queryKey, reply)
      if (reply.faults.length === 0) toast(t.readied, { tone: 'ok' })
    },
  })
  const isDone = task.state === 'ready' && !task.isChanged
  const wrong = faults.filter(({ field }) => field === '').map(({ text }) => text)
  const make = async () => {
    onReady()
    const saved = await save()
    if (saved) ready.mutate({ params: { ownTaskId: task.id }, body: { version: saved.version } })
  }
  return (
    <div className={frame.section}>
      <Faults
        texts={[
          ...(ready.error ? [ready.error.message] : []),
          ...wrong,
          ...(faults.length > 0 ? [t.faults(faults.length)] : []),
        ]}
      />
      {task.uses.length > 0 && task.isChanged && <p className={frame.note}>{t.usedNote}</p>}
      {!isDone && (
        <Button kind="primary" size="l" loading={ready.isPending} onClick={() => void make()}>
          {task.state === 'draft' ? t.makeReady : t.makeReadyAgain}
        </Button>
      )}
    </div>
  )
}

const Uses = ({ task: { uses } }: { task: OwnTask }) =>
  uses.length > 0 && (
    <div>
      <h3>{t.usedIn}</h3>
      <ul className={frame.lines}>
        {uses.map(({ kind, title }, index) => (
          <li key={index}>{t.use(kind, title)}</li>
        ))}
      </ul>
    </div>
  )
