import { link, portal } from '@school/routes'
import { formatDayAndYear } from '@school/texts'
import { Button, EmptyState, Table } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OrganizationClass } from '../contract/index.ts'
import { ParallelDialog } from './ParallelDialog.tsx'
import { organizationClassesQuery } from './queries.ts'
import { ofOrganization as t } from './ru-portal.ts'

/** Classes of a school for those who administer it: figures and teachers, no names of pupils. */
export function OrganizationClasses({ organizationId }: { organizationId: number }) {
  const { data: classes } = useSuspenseQuery(organizationClassesQuery(organizationId))
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <p>
        <Button onClick={() => setAdding(true)}>{t.addParallel}</Button>
      </p>
      {classes.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} action={false} prop="box" />
      ) : (
        <ClassTable classes={classes} />
      )}
      {isAdding && <ParallelDialog organizationId={organizationId} onClose={() => setAdding(false)} />}
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
          cell: ({ id, gradeIndex, letter }) => (
            <Link to={link(portal.management.schoolClass, { schoolClassId: id })}>
              {gradeIndex}
              {letter}
            </Link>
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
