import { useCall } from '@school/api-client'
import { Breadcrumbs, Button, Card, Chip, Faults, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { readyOwnTask } from '../../contract/index.ts'
import type { OwnTask, OwnTaskOptions, OwnTaskSource } from '../../contract/own-task.ts'
import { listAt } from '../addresses.ts'
import { FieldsContext } from '../Fields.tsx'
import { useKept } from '../kept.ts'
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
  const found = useKept(task.id, task.revision)
  return <Editor key={String(found !== null)} task={task} options={options} found={found} />
}

interface EditorProps {
  task: OwnTask
  options: OwnTaskOptions
  /** What was typed and did not come to the server before the page was left. */
  found: OwnTaskSource | null
}

function Editor({ task, options, found }: EditorProps) {
  const edited = useOwnTask(task, found ?? task.source)
  const { source, change, save } = edited
  const isMine = task.can.change
  // What is said is of what was kept: while more is typed it would be about something else.
  const context = { faults: task.faults, pictures: source.pictures, isDisabled: !isMine }
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <Breadcrumbs
          crumbs={[
            { title: t.crumb, to: listAt(task.author === null ? 'ready' : 'shared') },
            { title: source.title || t.untitled },
          ]}
        />
        <h1>{source.title || t.untitled}</h1>
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
        {found && (
          <Card tone="accent" role="status">
            {t.restored}
          </Card>
        )}
      </header>
      <div className={styles.columns}>
        <FieldsContext value={context}>
          <TaskForm source={source} options={options} onChange={change} />
        </FieldsContext>
        <div className={styles.beside}>
          <Card as="section" className={frame.section}>
            {isMine && <Readying task={task} save={save} adopt={edited.adopt} />}
            <Uses task={task} />
            <TaskActions task={task} />
          </Card>
          <Preview task={task} beforeTrying={save} />
        </div>
      </div>
    </div>
  )
}

const Saving = ({ edited: { isSaved, isSaving, trouble, save } }: { edited: EditedTask }) => (
  <>
    <span role="status" className={frame.note}>
      {trouble ? t.unsaved : isSaving || !isSaved ? t.saving : t.saved}
    </span>
    {trouble && (
      <>
        <Faults texts={[trouble]} />
        <Button size="s" loading={isSaving} onClick={() => void save()}>
          {t.retry}
        </Button>
      </>
    )}
  </>
)

function Readying({ task, save, adopt }: { task: OwnTask } & Pick<EditedTask, 'save' | 'adopt'>) {
  const client = useQueryClient()
  const ready = useCall(readyOwnTask, {
    onSuccess: (reply) => {
      adopt(reply.revision)
      client.setQueryData(ownTaskQuery(task.id).queryKey, reply)
      if (reply.faults.length === 0) toast(t.readied, { tone: 'ok' })
    },
  })
  const isDone = task.state === 'ready' && !task.isChanged
  const wrong = task.faults.filter(({ field }) => field === '').map(({ text }) => text)
  const make = async () => {
    const saved = await save()
    if (saved) ready.mutate({ params: { ownTaskId: task.id }, body: { revision: saved.revision } })
  }
  return (
    <div className={frame.section}>
      <Faults
        texts={[
          ...(ready.error ? [ready.error.message] : []),
          ...wrong,
          ...(task.faults.length > 0 ? [t.faults(task.faults.length)] : []),
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
