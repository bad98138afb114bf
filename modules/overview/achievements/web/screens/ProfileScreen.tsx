import { useCall, useGrowing } from '@school/api-client'
import { listCertificates } from '@school/certificates/contract'
import { CertificateCards, certificatesAt } from '@school/certificates/web'
import { link, site } from '@school/routes'
import { Avatar, Button, ButtonLink, Card, Chip, EmptyState, ProgressRing, useYou, Link } from '@school/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { ConditionsButton } from '@school/monitoring/web'
import type { Person } from '@school/profiles/contract'
import { personQuery } from '@school/profiles/web'
import { type Achievement, markAchievementsSeen, type Reached } from '../../contract/index.ts'
import { AchievementGrid } from '../AchievementGrid.tsx'
import { PrivacySwitch } from '../PrivacySwitch.tsx'
import { newAchievementsQuery, reachedQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './ProfileScreen.module.css'

export function ProfileScreen({ userId }: { userId: number }) {
  const { data: person } = useSuspenseQuery(personQuery(userId))
  return (
    <div className={styles.page}>
      {person.isClosed ? (
        <>
          <Head person={person} />
          <EmptyState pose="look" title={t.closedTitle} text={t.closedText} action={null} />
        </>
      ) : (
        <Open person={person} />
      )}
    </div>
  )
}

function Open({ person }: { person: Person }) {
  const you = useYou()
  const { data } = useSuspenseQuery(reachedQuery(person.id))
  const { achievements, courses, trainings } = data
  useSeen(achievements)
  const reached = achievements.filter(({ isReached }) => isReached).length
  return (
    <>
      <Head person={person} reached={data} />
      {person.isMe && person.isPupil && reached === 0 && (
        <EmptyState
          pose="hello"
          prop="trophy"
          title={you(t.emptyTitle)}
          text={you(t.emptyText)}
          action={<ButtonLink to={link(site.lms.catalogCourses)}>{t.toCatalog}</ButtonLink>}
        />
      )}
      {(person.isPupil ? achievements.length > 0 : reached > 0) && (
        <Part title={t.achievements} note={t.reachedOf(reached, achievements.length)}>
          <AchievementGrid achievements={achievements} />
        </Part>
      )}
      <Certificates person={person} />
      {courses.length > 0 && (
        <Part title={t.courses}>
          <ul className={`plain-list ${styles.list}`}>
            {courses.map(({ id, title, finishedAt }) => (
              <li key={id} className={styles.line}>
                <Link to={link(site.lms.course, { course_id: id })}>{title}</Link>
                <span className={styles.note}>{t.finishedOn(finishedAt)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {trainings.length > 0 && (
        <Part title={t.trainings}>
          <ul className={`plain-list ${styles.list}`}>
            {trainings.map(({ id, title, bestPercent }) => (
              <li key={id} className={styles.line}>
                <Link to={link(site.lms.training, { training_id: id })}>{title}</Link>
                <span className={styles.note}>{t.best(bestPercent)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Card as="section" className={styles.part}>
    <div className={styles.heading}>
      <h2>{title}</h2>
      {note && <span className={styles.note}>{note}</span>}
    </div>
    {children}
  </Card>
)

function Head({ person, reached }: { person: Person; reached?: Reached }) {
  const { id, name, shortName, avatar, isMe, gradeIndex, caption, school, subjects, publicProfile } = person
  return (
    <Card as="section" pad="l" className={styles.head}>
      <Avatar name={shortName} portrait={avatar} size={88} isNamed />
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
        {caption && <p>{caption}</p>}
        {school && <p className={styles.note}>{[school.name, school.city].filter(Boolean).join(', ')}</p>}
        <div className={styles.chips}>
          {person.isAgent && <Chip>{t.teacher}</Chip>}
          {gradeIndex !== null && <Chip>{t.grade(gradeIndex)}</Chip>}
          {subjects.map((subject) => (
            <Chip key={subject}>{subject}</Chip>
          ))}
          {reached && reached.solvedTasks > 0 && <Chip tone="ok">{t.solved(reached.solvedTasks)}</Chip>}
          {isMe && <OwnLinks hasAvatar={avatar !== null} />}
          {reached?.can.setConditions && <ConditionsButton pupil={{ id, name }} />}
        </div>
      </div>
      <LevelOf person={person} />
      {publicProfile !== null && (
        <div className={styles.privacy}>
          <PrivacySwitch isOpen={publicProfile} />
        </div>
      )}
    </Card>
  )
}

const OwnLinks = ({ hasAvatar }: { hasAvatar: boolean }) => (
  <>
    <ButtonLink size="s" kind="quiet" to={link(site.user.accountAvatar)}>
      {hasAvatar ? t.changeAvatar : t.makeAvatar}
    </ButtonLink>
    <ButtonLink size="s" kind="quiet" to={link(site.user.accountProfile)}>
      {t.settings}
    </ButtonLink>
    <ButtonLink size="s" kind="quiet" to={link(site.lms.people)}>
      {t.people}
    </ButtonLink>
  </>
)

/** Of a closed page the number alone. */
function LevelOf({ person: { level, levelData } }: { person: Person }) {
  if (level === null) return null
  if (levelData === null) return <Chip>{t.level(level)}</Chip>
  return (
    <div className={styles.level}>
      <ProgressRing
        percent={(100 * levelData.gainedXp) / levelData.availableXp}
        label={t.levelLabel}
        hue={45}
        size={84}
      >
        <span className={styles.number}>{level}</span>
      </ProgressRing>
      <p>
        <strong>{t.level(level)}</strong>
        <span className={styles.note}>{t.xp(levelData.totalXp)}</span>
      </p>
    </div>
  )
}

/** Of grown-ups who have none nothing is said. */
function Certificates({ person: { id, isMe, isPupil } }: { person: Person }) {
  const you = useYou()
  const { rows: certificates, total, more, isLoading } = useGrowing(listCertificates, certificatesAt(id))
  if (total === 0 && !isPupil) return null
  return (
    <Part title={t.certificates}>
      {certificates.length > 0 ? (
        <CertificateCards certificates={certificates} />
      ) : (
        <p>{isMe ? you(t.noCertificates) : t.noCertificatesOf}</p>
      )}
      {more && (
        <Button onClick={more} loading={isLoading}>
          {t.moreCertificates(total - certificates.length)}
        </Button>
      )}
      <p className={styles.note}>
        <Link to={link(site.lms.certificateCheck)}>{t.toCheck}</Link>
      </p>
    </Part>
  )
}

/** Marks achievements as seen when their owner opens the page; they stay marked as new on this page only. */
function useSeen(achievements: readonly Achievement[]): void {
  const client = useQueryClient()
  const isMarked = useRef(false)
  const { mutate } = useCall(markAchievementsSeen, {
    onSuccess: () => client.setQueryData(newAchievementsQuery.queryKey, []),
  })
  const isAnyNew = achievements.some(({ isNew }) => isNew)
  useEffect(() => {
    if (!isAnyNew || isMarked.current) return
    isMarked.current = true
    mutate({})
  }, [isAnyNew, mutate])
}
