import { type ClassTab, ClassTabs } from '@school/school-classes/web'
import { cutText } from '@school/texts'
import { Chip, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import type { ClassHead } from '../contract/index.ts'
import { classesAt } from './addresses.ts'
import { t } from './ru-class.ts'

interface ClassHeaderProps {
  head: ClassHead
  current: ClassTab
  /** What can be done with the class. */
  ways?: ReactNode
}

/** What every page of a class begins with. */
export const ClassHeader = ({ head, current, ways }: ClassHeaderProps) => (
  <PageHeader
    crumbs={[{ title: t.crumb, to: classesAt() }, { title: head.name }]}
    title={t.classOf(head.name)}
  >
    <p className={frame.row}>
      <span>{t.facts(cutText(head.schoolName, 60, { ellipsis: true }), head.schoolYear)}</span>
      {head.archivedAt !== null && <Chip size="s">{t.archived}</Chip>}
    </p>
    {ways}
    <ClassTabs classId={head.id} current={current} />
  </PageHeader>
)
