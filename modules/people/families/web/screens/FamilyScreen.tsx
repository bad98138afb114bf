import { link, site } from '@school/routes'
import { Avatar, ButtonLink, Card, EmptyState, IconPlus, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { consentTexts, type FamilyChild } from '../../contract/index.ts'
import { ChildLoginButton } from '../ChildLoginButton.tsx'
import { ChildSettings } from '../ChildSettings.tsx'
import styles from '../family.module.css'
import { familyQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface FamilyScreenProps {
  /** What a child has done and what comes next, from the modules that have the data. */
  reportOf?: (child: FamilyChild) => ReactNode
  /** Further actions for the account of a child, from higher modules. */
  actionsOf?: (child: FamilyChild) => ReactNode
  /** Below the children. */
  children?: ReactNode
}

/** The children of a grown-up. */
export function FamilyScreen({ reportOf, actionsOf, children }: FamilyScreenProps) {
  const { data: family } = useSuspenseQuery(familyQuery)
  const add = (
    <ButtonLink kind="primary" to={link(site.user.familyNew)} icon={<IconPlus aria-hidden="true" />}>
      {t.add}
    </ButtonLink>
  )
  const hasChildren = family.children.length > 0
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead} />
      {!hasChildren && <EmptyState pose="look" title={t.emptyTitle} text={t.emptyText} action={add} />}
      {family.children.map((child) => (
        <Card as="article" key={child.id} pad="l" className={styles.child}>
          <div className={styles.who}>
            <Avatar name={child.name} portrait={child.avatar} size={56} />
            <div>
              <h2>{child.name}</h2>
              <p className={styles.note}>{child.grade?.name}</p>
            </div>
          </div>
          {child.can.decide && child.asksAnew.length > 0 && (
            <Card tone="warn" pad="s" className={styles.child}>
              <p>{t.newConsents(child.asksAnew.map((kind) => consentTexts[kind].title))}</p>
              <div className={frame.row}>
                <ButtonLink to={link(site.user.familyConsents)}>{t.toAnswer}</ButtonLink>
              </div>
            </Card>
          )}
          {reportOf?.(child)}
          <div className={frame.row}>
            <ButtonLink to={link(site.user.childProgress, { child_id: child.id })}>{t.progress}</ButtonLink>
            {!child.isElementaryPupil && (
              <ButtonLink to={link(site.user.childPlan, { child_id: child.id })}>{t.plan}</ButtonLink>
            )}
            <ButtonLink to={link(site.user.childHomeworks, { child_id: child.id })}>{t.homeworks}</ButtonLink>
            <ButtonLink to={link(site.user.childCalendar, { child_id: child.id })}>{t.calendar}</ButtonLink>
            <ButtonLink to={link(site.user.childWorks, { child_id: child.id })}>{t.works}</ButtonLink>
            {child.can.seeLogin && <ChildLoginButton child={child} />}
          </div>
          <ChildSettings child={child} email={family.email}>
            {actionsOf?.(child)}
          </ChildSettings>
        </Card>
      ))}
      {children}
      {hasChildren && (
        <div className={frame.row}>
          {add}
          <ButtonLink to={link(site.user.familyConsents)}>{t.consents}</ButtonLink>
        </div>
      )}
    </div>
  )
}
