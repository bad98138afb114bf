import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { ButtonLink, Card, EmptyState, IconArrowRight, IconPlus, Owl, Tabs, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Programs } from '../../contract/index.ts'
import greetingStyles from '../Greeting.module.css'
import { LevelCard } from '../LevelCard.tsx'
import { NextStep } from '../NextStep.tsx'
import { ProgramCard } from '../ProgramCard.tsx'
import { programsQuery } from '../queries.ts'
import { areAllDone, dayPart, findNextProgram, weekTotals } from '../rules.ts'
import { emptyText, t } from '../ru.ts'
import { WeekCard } from '../WeekCard.tsx'
import styles from './ProgramsScreen.module.css'

/** Grown-ups are called by name and patronymic. */
const nameOf = ({ firstName, middleName, shortName, isParent }: User): string =>
  (isParent ? [firstName, middleName].filter(Boolean).join(' ') : firstName) || shortName

/** @param now when the page's data was read: the same on the server and in the browser */
function Greeting({ user, now, lead }: { user: User; now: Date; lead: string }) {
  const part = dayPart(now, user.timezone)
  const greet = part === 'night' && user.isParent ? t.nightOfGrownUps : t.greeting[part]
  return (
    <div className={greetingStyles.greeting} data-speaks={user.isElementaryPupil || undefined}>
      {user.isElementaryPupil && <Owl pose="hello" title={null} className={greetingStyles.owl} />}
      <div className={greetingStyles.words}>
        <h1>{greet(nameOf(user))}</h1>
        <p className={greetingStyles.lead}>{lead}</p>
      </div>
    </div>
  )
}

export interface ProgramsScreenProps {
  user: User
  isArchive: boolean
  /** Cards beside the programs, from the rooms that know them: news, what is due, what to repeat. */
  cards?: ReactNode
}

export function ProgramsScreen({ user, isArchive, cards }: ProgramsScreenProps) {
  const { data, dataUpdatedAt } = useSuspenseQuery(programsQuery(isArchive))
  const now = new Date(dataUpdatedAt)
  const next = isArchive ? null : findNextProgram(data.programs)
  const isAllDone = !isArchive && areAllDone(data.programs)
  // Noughts would only stand in the way of the first step.
  const isNewcomer = data.programs.length === 0 && data.level.totalXp === 0
  return (
    <div className={styles.page} data-newcomer={isNewcomer || undefined}>
      <Greeting user={user} now={now} lead={isAllDone ? t.leadAllDone : leadOf(data)} />
      {next?.nextLesson && (
        <div className={styles.next}>
          <NextStep program={{ ...next, nextLesson: next.nextLesson }} user={user} now={now} />
        </div>
      )}
      <div className={styles.side}>
        {!isNewcomer && (
          <LevelCard level={data.level}>
            <Link to={link(site.user.progress)} className={styles.toProgress}>
              {t.toProgress} <IconArrowRight aria-hidden="true" />
            </Link>
          </LevelCard>
        )}
        {cards}
        {!isNewcomer && <WeekCard week={data.week} />}
      </div>
      <section className={styles.programs} aria-labelledby="programs">
        <div className={styles.head}>
          <h2 id="programs">{t.mine}</h2>
          <Tabs
            label={t.programsFilter}
            tabs={[
              { title: t.active, to: link(site.user.dashboard), current: !isArchive },
              { title: t.archive, to: link(site.user.dashboard, {}, { archived: true }), current: isArchive },
            ]}
          />
        </div>
        {data.programs.length === 0 ? (
          <NoPrograms user={user} isArchive={isArchive} />
        ) : (
          <ProgramList programs={data.programs} isArchive={isArchive} isAllDone={isAllDone} />
        )}
      </section>
    </div>
  )
}

function leadOf({ week, programs }: Programs): string {
  const { closed } = weekTotals(week)
  if (closed > 0) return t.leadDone(closed)
  return programs.length > 0 ? t.leadQuiet : t.leadFirst
}

function NoPrograms({ user, isArchive }: { user: User; isArchive: boolean }) {
  const you = useYou()
  if (isArchive) {
    const { title, text, back } = emptyText.archive
    return (
      <EmptyState
        pose="sleep"
        prop="box"
        level={3}
        title={title}
        text={text}
        action={<ButtonLink to={link(site.user.dashboard)}>{back}</ButtonLink>}
      />
    )
  }
  const { title, text } = emptyText.programs[user.isParent ? 'parent' : 'pupil']
  return (
    <EmptyState
      level={3}
      title={you(title)}
      text={you(text)}
      action={
        <ButtonLink kind="primary" size="l" to={link(site.lms.catalogCourses)}>
          {emptyText.toCatalog}
        </ButtonLink>
      }
    />
  )
}

interface ProgramListProps {
  programs: Programs['programs']
  isArchive: boolean
  isAllDone: boolean
}

function ProgramList({ programs, isArchive, isAllDone }: ProgramListProps) {
  const toCatalog = link(site.lms.catalogCourses)
  return (
    <>
      {isAllDone && (
        <Card tone="ok" pad="s" className={styles.allDone}>
          <EmptyState
            compact
            pose="happy"
            level={3}
            title={t.allDoneTitle}
            text={t.allDoneText}
            action={
              <ButtonLink kind="primary" to={toCatalog}>
                {t.more}
              </ButtonLink>
            }
          />
        </Card>
      )}
      <ul className={`plain-list ${styles.cards}`}>
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
        {!isArchive && !isAllDone && (
          <li className={styles.more}>
            <Link to={toCatalog}>
              <IconPlus aria-hidden="true" />
              {t.more}
              <span>{t.moreText}</span>
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}
