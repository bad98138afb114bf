import { Button, ButtonLink, EmptyState, PageHeader, Tabs } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ObjectiveTab, TeacherGoal } from '../../contract/index.ts'
import { classesAt, teacherObjectivesAt } from '../addresses.ts'
import { Proposals } from '../Proposals.tsx'
import { ProposeDialog } from '../ProposeDialog.tsx'
import { objectiveClassesQuery, teacherObjectivesQuery } from '../queries.ts'
import { t } from '../ru-teacher.ts'
import { NewTeacherGoal, TeacherGoalCard, TeacherTemplates } from '../TeacherGoals.tsx'

/** A teacher’s own goals, and what was proposed to pupils. */
export function TeacherObjectivesScreen({ tab }: { tab: ObjectiveTab }) {
  const { data } = useSuspenseQuery(teacherObjectivesQuery(tab))
  const [setting, setSetting] = useState<TeacherGoal | null>(null)
  const { objectives, proposals, today, can } = data
  const isNow = tab === 'active'
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead}>
        <Tabs
          label={t.tabs}
          tabs={(['active', 'completed'] as const).map((name) => ({
            title: t.tab[name],
            to: teacherObjectivesAt(name),
            current: name === tab,
          }))}
        />
      </PageHeader>
      <section aria-labelledby="own" className={frame.section}>
        <h2 id="own">{t.own}</h2>
        {objectives.length === 0 && (
          <EmptyState
            level={3}
            compact
            title={isNow ? t.empty : t.emptyOver}
            text={isNow ? t.emptyText : t.emptyOverText}
            action={!isNow && <ButtonLink to={teacherObjectivesAt()}>{t.toNow}</ButtonLink>}
          />
        )}
        <ul className={`plain-list ${frame.tiles}`}>
          {objectives.map((goal) => (
            <li key={goal.id}>
              <TeacherGoalCard goal={goal} today={today} />
            </li>
          ))}
        </ul>
        {isNow &&
          (can.add ? <TeacherTemplates onChoose={setSetting} /> : <p className={frame.note}>{t.full}</p>)}
      </section>
      <section aria-labelledby="proposals" className={frame.section}>
        <h2 id="proposals">{t.proposals}</h2>
        {proposals.length === 0 && <p>{isNow ? t.noProposals : t.noProposalsOver}</p>}
        {isNow && <Propose today={today} />}
        <Proposals proposals={proposals} />
      </section>
      {setting && <NewTeacherGoal kind={setting} today={today} onClose={() => setSetting(null)} />}
    </div>
  )
}

function Propose({ today }: { today: string }) {
  const { data: classes } = useSuspenseQuery(objectiveClassesQuery)
  const [isProposing, setProposing] = useState(false)
  if (classes.every(({ pupils }) => pupils.length === 0))
    return (
      <div className={frame.row}>
        <p>{t.noClasses}</p>
        <ButtonLink to={classesAt()}>{t.toClasses}</ButtonLink>
      </div>
    )
  return (
    <div>
      <Button kind="primary" onClick={() => setProposing(true)}>
        {t.propose}
      </Button>
      {isProposing && <ProposeDialog today={today} onClose={() => setProposing(false)} />}
    </div>
  )
}
