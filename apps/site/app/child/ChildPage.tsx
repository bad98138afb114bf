import { ChildEyes } from '@school/app'
import type { FamilyChild } from '@school/families/contract'
import { familyQuery } from '@school/families/web'
import { link, site } from '@school/routes'
import { AddressContext, Breadcrumbs, Card, LeadContext, Tabs } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useParams } from 'react-router'
import { useUser } from '@school/pages'
import { familyAt } from '../family-at.ts'
import { app } from '../loading.ts'
import { leadOf } from './lead.ts'
import { ru } from './ru.ts'

interface ChildPageProps {
  /** What the parent does here in the own name, shown before what is the child’s. */
  above?: (child: FamilyChild) => ReactNode
  children: ReactNode
}

/** A page of a child as a parent reads it: the child's own screen, with whose it is above. */
export function ChildPage({ above, children }: ChildPageProps) {
  const childId = Number(useParams()['child_id'])
  const { data: family } = useSuspenseQuery(familyQuery)
  const lead = useMemo(() => leadOf(childId), [childId])
  const user = useUser()
  const child = family.children.find(({ id }) => id === childId)
  const name = child?.name ?? ''
  return (
    <>
      <div className={frame.page}>
        <Breadcrumbs label={ru.whose} crumbs={[{ title: ru.family, to: familyAt(user) }, { title: name }]} />
        <Card tone="accent" pad="s">
          <p>{ru.eyes(name)}</p>
        </Card>
        <Tabs
          label={ru.pages}
          tabs={[
            { title: ru.progress, to: link(site.user.childProgress, { child_id: childId }) },
            ...(child?.isElementaryPupil === false
              ? [{ title: ru.plan, to: link(site.user.childPlan, { child_id: childId }) }]
              : []),
            { title: ru.homeworks, to: link(site.user.childHomeworks, { child_id: childId }) },
            { title: ru.calendar, to: link(site.user.childCalendar, { child_id: childId }) },
            { title: ru.works, to: link(site.user.childWorks, { child_id: childId }) },
            { title: ru.awards, to: link(site.lms.profile, { user_id: childId }) },
          ]}
        />
        {child && above?.(child)}
      </div>
      <ChildEyes app={app} childId={childId}>
        <LeadContext value={lead}>
          <AddressContext value="ty">{children}</AddressContext>
        </LeadContext>
      </ChildEyes>
    </>
  )
}
