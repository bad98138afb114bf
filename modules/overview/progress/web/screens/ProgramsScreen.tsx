import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { allCourses } from '@school/today/contract'
import { OfferList, TodayCard, todayQuery } from '@school/today/web'
import { IconArrowRight, Link } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Programs } from '../../contract/index.ts'
import { Greeting } from '../Greeting.tsx'
import { LevelCard } from '../LevelCard.tsx'
import { NextStep } from '../NextStep.tsx'
import { OwnPrograms } from '../OwnPrograms.tsx'
import { programsQuery } from '../queries.ts'
import { findNextProgram, isAllBehind, weekTotals } from '../rules.ts'
import { t } from '../ru.ts'
import { WeekCard } from '../WeekCard.tsx'
import styles from './ProgramsScreen.module.css'

export interface ProgramsScreenProps {
  user: User
  isArchive: boolean
  /** Cards next to the programs, from the modules that know them. */
  cards?: ReactNode
}

/** The first screen of a pupil: today's tasks, the lesson to go on with, courses; for a newcomer, the first step. */
export function ProgramsScreen({ user, isArchive, cards }: ProgramsScreenProps) {
  const { data, dataUpdatedAt } = useSuspenseQuery(programsQuery(isArchive))
  const { data: today } = useSuspenseQuery(todayQuery)
  const now = new Date(dataUpdatedAt)
  const next = isArchive ? null : findNextProgram(data.programs)
  const hasLeft = today.lines.some(({ kind }) => kind === 'going' || kind === 'due')
  // Zeros would only distract from the first step.
  const isNewcomer = data.programs.length === 0 && data.level.totalXp === 0
  const isFirstStep = data.programs.length === 0 && !isArchive
  const hasFirstStep = isFirstStep && today.offers.some(({ key }) => key !== allCourses)
  // A small child is met by the lesson it knows, not by deadlines.
  const nextStep = next?.nextLesson && (
    <NextStep program={{ ...next, nextLesson: next.nextLesson }} user={user} now={now} />
  )
  return (
    <div className={styles.page} data-newcomer={isNewcomer || undefined}>
      <Greeting
        user={user}
        now={now}
        lead={leadOf(data, !isArchive && isAllBehind(data.programs, today.lines))}
      />
      {user.isElementaryPupil && nextStep}
      {!isArchive && <TodayCard lines={today.lines} hasPlan={!user.isElementaryPupil} />}
      {hasFirstStep && <OfferList offers={today.offers} isFirstStep />}
      {!user.isElementaryPupil && nextStep}
      <div className={styles.side}>
        {!isNewcomer && (
          <LevelCard level={data.level}>
            <Link to={link(site.user.progress)} className={styles.toProgress}>
              {t.toProgress} <IconArrowRight aria-hidden="true" />
            </Link>
          </LevelCard>
        )}
        {cards}
        {!hasFirstStep && <OfferList offers={today.offers} isFirstStep={false} />}
        {!isNewcomer && <WeekCard week={data.week} />}
      </div>
      {hasFirstStep ? (
        <Link to={link(site.lms.catalogCourses)} className={styles.toProgress}>
          {t.toCatalog} <IconArrowRight aria-hidden="true" />
        </Link>
      ) : (
        <OwnPrograms user={user} programs={data.programs} isArchive={isArchive} hasLeft={hasLeft} />
      )}
    </div>
  )
}

function leadOf({ week, programs }: Programs, isAllDone: boolean): string {
  if (isAllDone) return t.leadAllDone
  const { solved } = weekTotals(week)
  if (solved > 0) return t.leadDone(solved)
  return programs.length > 0 ? t.leadQuiet : t.leadFirst
}
