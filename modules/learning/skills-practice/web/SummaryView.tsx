import { factsOf } from '@school/texts'
import {
  Button,
  ButtonLink,
  Card,
  IconArrowRight,
  Link,
  OutcomeCard,
  Owl,
  StatNumber,
  useYou,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import {
  type Advice,
  masteryLevels,
  type Session,
  type SkillChange,
  type Summary,
} from '../contract/index.ts'
import { theoryAt, mapAt, skillAt } from './addresses.ts'
import { LevelMark } from './LevelMark.tsx'
import page from './page.module.css'
import { t } from './ru.ts'
import styles from './SummaryView.module.css'
import { useStart } from './use-session.ts'

/** The end of a session: what rose and what fell, and one advice. */
export function SummaryView({ session, summary }: { session: Session; summary: Summary }) {
  const { answered, right, xp, seconds, skills, advice } = summary
  const isGood = answered > 0 && right * 2 >= answered
  return (
    <div className={`hue ${frame.page} ${page.narrow}`}>
      <OutcomeCard
        level={1}
        tone={isGood ? 'ok' : 'sunken'}
        picture={<Owl pose={isGood ? 'happy' : 'reading'} title={null} />}
        note={session.skill?.title ?? t.modeTitle[session.mode]}
        title={t.doneTitle(right, answered)}
      >
        {answered === 0 ? (
          <p>{t.doneEmpty}</p>
        ) : (
          <div className={frame.figures}>
            <StatNumber value={t.right(right, answered)} label={t.rightLabel} />
            {xp > 0 && <StatNumber value={t.xp(xp)} label={t.xpLabel} />}
            <StatNumber value={t.spent(seconds)} label={t.spentLabel} />
          </div>
        )}
      </OutcomeCard>
      <AdviceCard advice={advice} />
      {skills.length > 0 && (
        <section className={page.section} aria-labelledby="changes">
          <h2 id="changes">{t.changes}</h2>
          <ul className={`plain-list ${styles.changes}`}>
            {skills.map((skill) => (
              <Change key={skill.id} change={skill} />
            ))}
          </ul>
        </section>
      )}
      <div className={frame.row}>
        <ButtonLink size="l" to={mapAt()}>
          {t.toMap}
        </ButtonLink>
      </div>
    </div>
  )
}

function Change({ change: { id, title, before, after, right, answered } }: { change: SkillChange }) {
  const moved = masteryLevels.indexOf(after) - masteryLevels.indexOf(before)
  return (
    <li className={styles.change} data-way={moved > 0 ? 'up' : moved < 0 ? 'down' : 'same'}>
      <div className={styles.marks}>
        {moved !== 0 && (
          <>
            <LevelMark level={before} size="s" />
            <IconArrowRight aria-hidden="true" />
          </>
        )}
        <LevelMark level={after} size="s" />
      </div>
      <div className={styles.words}>
        <Link to={skillAt(id)}>{title}</Link>
        <p className={frame.note}>
          {factsOf(
            moved === 0 ? `${t.levels[after]}, ${t.same}` : t.changed(t.levels[before], t.levels[after]),
            t.pastRight(right, answered),
          )}
        </p>
      </div>
    </li>
  )
}

function AdviceCard({ advice }: { advice: Advice }) {
  const you = useYou()
  return (
    <Card as="section" tone="primary" pad="m" className={styles.advice} aria-labelledby="advice">
      <div>
        <h2 id="advice" className={styles.adviceTitle}>
          {t.adviceTitle}
        </h2>
        <p>{you(t.advice(advice))}</p>
      </div>
      <AdviceWay advice={advice} />
    </Card>
  )
}

function AdviceWay({ advice }: { advice: Advice }) {
  const { begin, isBusy } = useStart()
  switch (advice.kind) {
    case 'theory':
      return (
        <ButtonLink kind="primary" size="l" to={theoryAt(advice.courseId, advice.lessonId)}>
          {t.openLesson}
        </ButtonLink>
      )
    case 'check':
    case 'repeat':
      return (
        <Button
          kind="primary"
          size="l"
          loading={isBusy(advice.kind)}
          onClick={() => begin({ mode: advice.kind })}
        >
          {advice.kind === 'check' ? t.check : t.repeat}
        </Button>
      )
    case 'recover':
    case 'train':
      return (
        <Button
          kind="primary"
          size="l"
          loading={isBusy('skill')}
          onClick={() => begin({ mode: 'skill', skillId: advice.skill.id })}
        >
          {t.practiseThis}
        </Button>
      )
    case 'rest':
      return null
  }
}
