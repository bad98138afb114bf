import { Listen } from '@school/task-forms/web'
import {
  Button,
  ButtonLink,
  Card,
  Chip,
  hueOf,
  IconBook2,
  IconPlayerPlay,
  Link,
  PageHeader,
  StatNumber,
  useYou,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Skill } from '../../contract/index.ts'
import { theoryAt, mapAt, sessionAt } from '../addresses.ts'
import { LevelMark } from '../LevelMark.tsx'
import page from '../page.module.css'
import { skillQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { SeriesDots } from '../SeriesDots.tsx'
import { SkillSection } from '../SkillSection.tsx'
import { UnderWayStrip } from '../UnderWayStrip.tsx'
import { useStart } from '../use-session.ts'
import styles from './SkillScreen.module.css'

export interface SkillScreenProps {
  skillId: number
  /** A pupil whose skill a teacher looks at. */
  userId: number | null
  zone: string
}

export function SkillScreen({ skillId, userId, zone }: SkillScreenProps) {
  const { data: skill, dataUpdatedAt } = useSuspenseQuery(skillQuery(skillId, userId))
  const { discipline, title, summary, section, grade } = skill
  return (
    <div className={`hue ${frame.page}`} style={hueOf(discipline.hue)}>
      <PageHeader
        crumbs={[
          { title: t.title, to: mapAt(null, userId) },
          { title: discipline.title, to: mapAt(discipline.key, userId) },
          { title },
        ]}
        title={title}
      >
        <p className={page.lead}>{summary}</p>
        <Listen to={summary} />
        <p className={frame.row}>
          <Chip hue={discipline.hue}>{section}</Chip>
          <Chip>{t.grade(grade)}</Chip>
        </p>
      </PageHeader>
      {skill.underWay && <UnderWayStrip session={skill.underWay} />}
      <Standing skill={skill} isMine={userId === null} />
      <SkillSection title={t.requires} skills={skill.prerequisites} userId={userId} />
      <SkillSection title={t.followers} skills={skill.followers} userId={userId} />
      {skill.sessions.length > 0 && (
        <section className={page.section} aria-labelledby="past">
          <h2 id="past">{t.past}</h2>
          <ul className={`plain-list ${styles.past}`}>
            {skill.sessions.map((session) => (
              <li key={session.id}>
                <PastName session={session} isMine={userId === null}>
                  {t.pastLine(t.mode[session.mode], session.finishedAt, new Date(dataUpdatedAt), zone)}
                </PastName>
                <span className={frame.note}>{t.pastRight(session.right, session.answered)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Only one's own sessions may be opened. */
const PastName = ({
  session,
  isMine,
  children,
}: {
  session: Skill['sessions'][number]
  isMine: boolean
  children: string
}) =>
  isMine ? <Link to={sessionAt({ id: session.id, skill: null })}>{children}</Link> : <span>{children}</span>

function Standing({ skill, isMine }: { skill: Skill; isMine: boolean }) {
  const you = useYou()
  const { begin, isBusy } = useStart()
  const { id, level, series, answered, right, tasks, dueAt, lesson } = skill
  return (
    <Card as="section" pad="m" className={styles.standing} aria-labelledby="level">
      <div className={styles.level}>
        <LevelMark level={level} size="l" />
        <div className={styles.words}>
          <p className={frame.note}>{t.level}</p>
          <h2 id="level" className={styles.name}>
            {t.levels[level]}
          </h2>
          <SeriesDots series={series} />
          {isMine && <p className={frame.note}>{you(t.seriesNote[level])}</p>}
        </div>
      </div>
      <div className={frame.figures}>
        <StatNumber value={t.answered(right, answered)} label={t.answeredLabel} />
        <StatNumber value={t.pool(tasks)} label={t.poolLabel} />
        {dueAt && <StatNumber value={t.dueOn(dueAt)} label={t.dueLabel} />}
      </div>
      {isMine && (
        <div className={frame.row}>
          <Button
            kind="primary"
            size="l"
            icon={<IconPlayerPlay aria-hidden="true" />}
            loading={isBusy('skill')}
            onClick={() => begin({ mode: 'skill', skillId: id })}
          >
            {answered > 0 ? t.practiseAgain : t.practise}
          </Button>
          {lesson && (
            <ButtonLink
              size="l"
              icon={<IconBook2 aria-hidden="true" />}
              to={theoryAt(lesson.courseId, lesson.id)}
            >
              {t.theory}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}
