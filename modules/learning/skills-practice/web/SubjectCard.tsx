import { useIsGentle } from '@school/task-forms/web'
import {
  Button,
  Card,
  hueOf,
  IconListCheck,
  IconPlayerPlay,
  IconRefresh,
  ProgressRing,
  useYou,
} from '@school/ui'
import { masteryLevels, type SkillSubject } from '../contract/index.ts'
import { LevelMark } from './LevelMark.tsx'
import { t } from './ru.ts'
import styles from './SubjectCard.module.css'
import { useStart } from './use-session.ts'

/** Progress in a subject, and the three ways to continue. */
export function SubjectCard({ subject, canPractise }: { subject: SkillSubject; canPractise: boolean }) {
  const { discipline, points, maxPoints, sections } = subject
  const levels = Map.groupBy(
    sections.flatMap(({ skills }) => skills),
    ({ level }) => level,
  )
  return (
    <Card
      as="section"
      pad="m"
      className={`hue ${styles.card}`}
      style={hueOf(discipline.hue)}
      aria-label={discipline.title}
    >
      <div className={styles.reached}>
        <ProgressRing
          percent={maxPoints === 0 ? 0 : (100 * points) / maxPoints}
          label={discipline.title}
          hue={discipline.hue}
          size={88}
        />
        <p>
          <strong className={styles.points}>{t.points(points, maxPoints)}</strong>
          <span className={styles.note}>{t.pointsLabel}</span>
        </p>
        <ul className={`plain-list ${styles.legend}`} aria-label={t.legend}>
          {masteryLevels.map((level) => (
            <li key={level}>
              <LevelMark level={level} size="s" />
              <span>{t.levels[level]}</span> <strong>{levels.get(level)?.length ?? 0}</strong>
            </li>
          ))}
        </ul>
      </div>
      {canPractise && <Ways subject={subject} />}
    </Card>
  )
}

const checkFrom = 2

function Ways({ subject: { discipline, due, begun } }: { subject: SkillSubject }) {
  const you = useYou()
  // The limit is soft, so there is no confirmation: it is explained next to the button.
  const isGentle = useIsGentle()
  const { begin, isBusy } = useStart()
  const disciplineId = discipline.id
  return (
    <ul className={`plain-list ${styles.ways}`} aria-label={t.actions}>
      <li>
        <Button
          kind="primary"
          size="l"
          wide
          icon={<IconPlayerPlay aria-hidden="true" />}
          loading={isBusy('ten_minutes')}
          onClick={() => begin({ mode: 'ten_minutes', disciplineId })}
        >
          {t.train}
        </Button>
        <p className={styles.note}>{isGentle ? t.trainGently : t.trainText}</p>
      </li>
      <li>
        {due > 0 && (
          <Button
            size="l"
            wide
            icon={<IconRefresh aria-hidden="true" />}
            loading={isBusy('repeat')}
            onClick={() => begin({ mode: 'repeat', disciplineId })}
          >
            {t.repeat}
          </Button>
        )}
        {due === 0 && <p className={styles.quiet}>{t.repeat}</p>}
        <p className={styles.note}>{due > 0 ? t.repeatText(due) : t.repeatNothing}</p>
      </li>
      <li>
        {begun >= checkFrom && (
          <Button
            size="l"
            wide
            icon={<IconListCheck aria-hidden="true" />}
            loading={isBusy('check')}
            onClick={() => begin({ mode: 'check', disciplineId })}
          >
            {t.check}
          </Button>
        )}
        {begun < checkFrom && <p className={styles.quiet}>{t.check}</p>}
        <p className={styles.note}>{begun >= checkFrom ? t.checkText : you(t.checkEarly)}</p>
      </li>
    </ul>
  )
}
