import { fileAddress } from '@school/api-client'
import { link, portal } from '@school/routes'
import { SaveAs } from '@school/tables'
import { formatDayAndYear } from '@school/texts'
import { Button, EmptyState, Link, Pagination, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type OrganizationClass, saveOrganizationClasses } from '../contract/index.ts'
import { ClassesDue } from './moves/ClassesDue.tsx'
import { RecentMoves } from './moves/RecentMoves.tsx'
import { ofSchool } from './moves/ru.ts'
import { TransferDialog } from './moves/TransferDialog.tsx'
import { ParallelDialog } from './ParallelDialog.tsx'
import { organizationClassesQuery, schoolMovesQuery } from './queries.ts'
import { ofOrganization as t } from './ru-portal.ts'

interface OrganizationClassesProps {
  organizationId: number
  page: number
  /** The viewer administers the school itself, not something above it. */
  isOwn: boolean
  canReadNames: boolean
}

/** Classes of a school for those who administer it: figures and teachers, no names of pupils. */
export function OrganizationClasses({ organizationId, page, isOwn, canReadNames }: OrganizationClassesProps) {
  const { data: classes } = useSuspenseQuery(organizationClassesQuery(organizationId, page))
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <p className={frame.row}>
        <Button onClick={() => setAdding(true)}>{t.addParallel}</Button>
      </p>
      {isOwn && <NextYear organizationId={organizationId} canReadNames={canReadNames} />}
      {classes.total === 0 ? (
        <EmptyState title={t.none} text={t.noneText} action={false} prop="box" />
      ) : (
        <>
          <SaveAs
            to={(format) =>
              fileAddress(saveOrganizationClasses, { params: { organizationId }, query: { format } })
            }
          />
          <ClassTable classes={classes.rows} />
          <Pagination
            page={classes.page}
            totalPages={classes.totalPages}
            to={(n) =>
              link(
                portal.management.organization,
                { organizationId, section: 'classes' },
                { page: n > 1 ? n : null },
              )
            }
          />
        </>
      )}
      {isAdding && <ParallelDialog organizationId={organizationId} onClose={() => setAdding(false)} />}
    </>
  )
}

/** Classes of the former year, and what has just gone on. */
function NextYear({
  organizationId,
  canReadNames,
}: Pick<OrganizationClassesProps, 'organizationId' | 'canReadNames'>) {
  const { data: moves } = useSuspenseQuery(schoolMovesQuery(organizationId))
  const [isMoving, setMoving] = useState(false)
  const due = moves.classes.map(({ name }) => name)
  return (
    <>
      {due.length > 0 ? (
        <ClassesDue names={due} text={ofSchool.dueText} onMove={() => setMoving(true)} />
      ) : (
        <p className={frame.note}>{ofSchool.noneOf(moves.opensOn)}</p>
      )}
      {moves.recent.length > 0 && <RecentMoves moves={moves.recent} schoolId={organizationId} />}
      {isMoving && (
        <TransferDialog
          schoolId={organizationId}
          moves={moves}
          canReadNames={canReadNames}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}

function ClassTable({ classes }: { classes: readonly OrganizationClass[] }) {
  return (
    <Table
      caption={t.caption}
      rows={classes}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t.title,
          cell: ({ id, gradeIndex, letter, isUpcoming }) => (
            <>
              <Link to={link(portal.management.schoolClass, { schoolClassId: id })}>
                {gradeIndex}
                {letter}
              </Link>
              {isUpcoming && <span className={frame.note}> {t.upcoming}</span>}
            </>
          ),
        },
        { key: 'pupils', title: t.pupils, isNumber: true, cell: ({ pupils }) => pupils },
        { key: 'active', title: t.active, isNumber: true, cell: ({ activePupils }) => activePupils },
        { key: 'teachers', title: t.teachers, cell: ({ teachers }) => teachers.join(', ') || t.noTeacher },
        {
          key: 'visit',
          title: t.lastVisit,
          cell: ({ lastVisitAt }) => (lastVisitAt ? formatDayAndYear(lastVisitAt) : t.never),
        },
      ]}
    />
  )
}
