import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { ButtonLink, Card, EmptyState, IconPlus, Tabs, useYou, Link } from '@school/ui'
import type { Programs } from '../contract/index.ts'
import styles from './OwnPrograms.module.css'
import { ProgramCard } from './ProgramCard.tsx'
import { areAllDone } from './rules.ts'
import { emptyText, t } from './ru.ts'

export interface OwnProgramsProps {
  user: User
  programs: Programs['programs']
  isArchive: boolean
  /** There is other work left, so finished courses alone do not show the message «all done». */
  hasLeft: boolean
}

/** Courses of one's own, those of now or those of the archive. */
export function OwnPrograms({ user, programs, isArchive, hasLeft }: OwnProgramsProps) {
  return (
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
      {programs.length === 0 ? (
        <NoPrograms user={user} isArchive={isArchive} />
      ) : (
        <ProgramList programs={programs} isArchive={isArchive} hasLeft={hasLeft} />
      )}
    </section>
  )
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
  hasLeft: boolean
}

function ProgramList({ programs, isArchive, hasLeft }: ProgramListProps) {
  const isAllDone = !isArchive && areAllDone(programs)
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
            text={hasLeft ? t.allDoneWithTasks : t.allDoneText}
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
