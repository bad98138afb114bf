import { PageHeader } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import frame from '@school/ui/frame.module.css'
import type { ManagedHomework } from '../../contract/managed.ts'
import { managedAt, managedListAt } from '../addresses.ts'
import { againOf, type Draft, draftOf, draftOfAssignable, emptyDraft } from '../draft.ts'
import { HomeworkForm } from '../HomeworkForm.tsx'
import {
  bankTaskQuery,
  lessonBankQuery,
  managedQuery,
  optionsQuery,
  setTasksQuery,
  assignableQuery,
} from '../queries.ts'
import { t } from '../ru.ts'

export interface NewHomeworkScreenProps {
  setId: number | null
  lessonId: number | null
  /** A task of the lesson; without it all of them. */
  taskId: number | null
  /** An own task of a teacher. */
  ownTaskId: number | null
  /** The homework that is given again. */
  fromId: number | null
  /** A training, a lesson or a rehearsal, by its work. */
  thingId: number | null
  /** The class that gets it. */
  classId: number | null
}

/** A new homework, of a set of the library or of a lesson when one is named. */
export function NewHomeworkScreen(props: NewHomeworkScreenProps) {
  const { setId, lessonId, taskId, ownTaskId, fromId, thingId, classId } = props
  const { data: options } = useSuspenseQuery(optionsQuery)
  const set = options.sets.find(({ id }) => id === setId)
  const lesson = options.lessons.find(({ id }) => id === lessonId)
  if (fromId !== null) return <NewOfHomework homeworkId={fromId} />
  if (set) return <NewOfSet setId={set.id} title={set.title} />
  if (lesson) return <NewOfLesson lessonId={lesson.id} title={lesson.title} taskId={taskId} />
  if (ownTaskId !== null) return <NewOfOwnTask taskId={ownTaskId} />
  if (thingId !== null) return <NewOfAssignable workId={thingId} classId={classId} />
  return <FormPage homework={null} of={classId === null ? '0' : `class-${classId}`} classId={classId} />
}

function NewOfOwnTask({ taskId }: { taskId: number }) {
  const { data: task } = useSuspenseQuery(bankTaskQuery(taskId))
  const { id, title, kind, difficulty } = task
  return (
    <FormPage
      homework={null}
      of={`own-${id}`}
      given={{ title, tasks: [{ id, title, kind, difficulty, from: t.own }] }}
    />
  )
}

function NewOfAssignable({ workId, classId }: { workId: number; classId: number | null }) {
  const { data: found } = useSuspenseQuery(assignableQuery(workId))
  const thing = found.rows[0]
  return (
    <FormPage
      homework={null}
      of={`thing-${workId}-${classId ?? 'any'}`}
      classId={classId}
      {...(thing && { given: draftOfAssignable(thing) })}
    />
  )
}

interface NewOfLessonProps {
  lessonId: number
  title: string
  taskId: number | null
}

function NewOfLesson({ lessonId, title, taskId }: NewOfLessonProps) {
  const { data: tasks } = useSuspenseQuery(lessonBankQuery(lessonId))
  const one = tasks.rows.find(({ id }) => id === taskId)
  const given = one ? { title: one.title, tasks: [one] } : { title, tasks: tasks.rows }
  return <FormPage homework={null} of={`lesson-${lessonId}-${one?.id ?? 'all'}`} given={given} />
}

function NewOfHomework({ homeworkId }: { homeworkId: number }) {
  const { data: options } = useSuspenseQuery(optionsQuery)
  const { data: homework } = useSuspenseQuery(managedQuery(homeworkId))
  return <FormPage homework={null} of={`again-${homeworkId}`} given={againOf(homework, options)} />
}

function NewOfSet({ setId, title }: { setId: number; title: string }) {
  const { data: tasks } = useSuspenseQuery(setTasksQuery(setId))
  return <FormPage homework={null} of={String(setId)} given={{ title, tasks: tasks.rows }} />
}

export function EditHomeworkScreen({ homeworkId }: { homeworkId: number }) {
  const { data: homework } = useSuspenseQuery(managedQuery(homeworkId))
  if (!homework.can.change) return <Navigate to={managedAt(homeworkId)} replace />
  return <FormPage homework={homework} />
}

interface FormPageProps {
  homework: ManagedHomework | null
  /** The source of its tasks, if any. */
  of?: string
  given?: Partial<Draft>
  classId?: number | null
}

function FormPage({ homework, of = '0', given, classId = null }: FormPageProps) {
  const { data: options } = useSuspenseQuery(optionsQuery)
  const isIssued = homework !== null && homework.state !== 'draft'
  const title = homework ? (isIssued ? t.formIssued : t.formEdit) : t.formNew
  return (
    <div className={frame.page}>
      <PageHeader
        crumbs={[
          { title: t.title, to: managedListAt() },
          ...(isIssued ? [{ title: homework.title, to: managedAt(homework.id) }] : []),
          { title },
        ]}
        title={title}
        lead={isIssued && t.issuedRules}
      />
      <HomeworkForm
        homeworkId={homework?.id ?? null}
        isIssued={isIssued}
        initial={homework ? draftOf(homework) : { ...emptyDraft(options, classId), ...given }}
        options={options}
        version={homework?.version}
        draftName={['homework', homework?.id ?? 'new', of].join(':')}
      />
    </div>
  )
}
