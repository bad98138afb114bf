import { useCall } from '@school/api-client'
import { link, portal } from '@school/routes'
import { formatDay } from '@school/texts'
import { Breadcrumbs, Button, ButtonLink, Card, Chip, PageHeader, StatNumber, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type ManagedClass, removeClassTeacher } from '../../contract/index.ts'
import { AddTeacherDialog } from '../AddTeacherDialog.tsx'
import { ClassChanges } from '../ClassChanges.tsx'
import { managedClassQuery } from '../queries.ts'
import { t } from '../ru-managed.ts'

const organization = portal.management.organization

/** The way to a class, and what it is; both of its pages begin so. */
export const ManagedHead = ({
  card: { school, name, schoolYear, archivedAt },
  title,
  crumbs = [],
}: {
  card: ManagedClass
  title: string
  crumbs?: { title: string; to: string }[]
}) => (
  <>
    <Breadcrumbs
      label={t.trail}
      crumbs={[
        { title: school.title, to: link(organization, { organizationId: school.id }) },
        { title: t.classes, to: link(organization, { organizationId: school.id, section: 'classes' }) },
        ...crumbs,
        { title: crumbs.length > 0 ? title : name },
      ]}
    />
    <PageHeader title={title}>
      <p className={frame.row}>
        <span className={frame.note}>{t.facts(school.title, schoolYear)}</span>
        {archivedAt && <Chip tone="warn">{t.archived}</Chip>}
      </p>
    </PageHeader>
  </>
)

/** A class on the portal: figures, its teachers and what it has; pupils are on a page of their own. */
export function ManagedClassScreen({ schoolClassId }: { schoolClassId: number }) {
  const { data: card } = useSuspenseQuery(managedClassQuery(schoolClassId))
  return (
    <div className={frame.section}>
      <ManagedHead card={card} title={t.title(card.name)} />
      <Card as="section" aria-label={t.figuresLabel} className={frame.figures}>
        <StatNumber value={card.pupils} label={t.figures.pupils} />
        <StatNumber value={card.activePupils} label={t.figures.active} />
        <StatNumber value={card.absentPupils} label={t.figures.absent} />
        <StatNumber value={card.lastVisitAt ? formatDay(card.lastVisitAt) : t.never} label={t.lastVisit} />
      </Card>
      <div className={frame.row}>
        <ButtonLink kind="primary" to={link(portal.management.schoolClassPupils, { schoolClassId })}>
          {t.toPupils}
        </ButtonLink>
        <ClassChanges card={card} />
      </div>
      <Teachers card={card} />
      <Part id="has" title={t.has}>
        {card.traces.length > 0 ? (
          <ul className={frame.lines}>
            {card.traces.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        ) : (
          <p className={frame.note}>{t.hasNothing}</p>
        )}
      </Part>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  action?: ReactNode
  children: ReactNode
}

const Part = ({ id, title, action, children }: PartProps) => (
  <Card as="section" aria-labelledby={id} className={frame.section}>
    <div className={`${frame.row} ${frame.between}`}>
      <h2 id={id} className={frame.title}>
        {title}
      </h2>
      {action}
    </div>
    {children}
  </Card>
)

function Teachers({ card: { id, teachers, archivedAt } }: { card: ManagedClass }) {
  const [isAdding, setAdding] = useState(false)
  const remove = useCall(removeClassTeacher, {
    onSuccess: (_, { params }) =>
      toast(t.removedTeacher(teachers.find(({ userId }) => userId === params.userId)?.name ?? ''), {
        tone: 'ok',
      }),
    onError: ({ message }) => toast(message, { tone: 'bad' }),
  })
  const canChange = archivedAt === null
  return (
    <Part
      id="teachers"
      title={t.teachers}
      action={canChange && <Button onClick={() => setAdding(true)}>{t.addTeacher}</Button>}
    >
      {teachers.length === 0 && <p>{t.noTeachers}</p>}
      <ul className={`plain-list ${frame.list}`}>
        {teachers.map(({ userId, name }) => (
          <li key={userId} className={`${frame.row} ${frame.between}`}>
            <span>{name}</span>
            {canChange && teachers.length > 1 && (
              <Button
                size="s"
                kind="quiet"
                aria-label={t.removeTeacherOf(name)}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { schoolClassId: id, userId } })}
              >
                {t.removeTeacher}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAdding && <AddTeacherDialog classId={id} onClose={() => setAdding(false)} />}
    </Part>
  )
}
