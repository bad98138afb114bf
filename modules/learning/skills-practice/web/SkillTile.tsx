import { Card, CardLink, Chip, IconRefresh } from '@school/ui'
import type { MappedSkill } from '../contract/index.ts'
import { skillAt } from './addresses.ts'
import { LevelMark } from './LevelMark.tsx'
import { t } from './ru.ts'
import styles from './SkillTile.module.css'

/** A skill on the map; what it lacks is named, but nothing is locked. */
export function SkillTile({
  skill,
  userId,
  level: Title = 'h3',
}: {
  skill: MappedSkill
  userId: number | null
  level?: 'h3' | 'h4'
}) {
  const { id, title, summary, level, missing, isDue, grade } = skill
  return (
    <Card as="article" pad="s" className={styles.tile} data-level={level}>
      <LevelMark level={level} />
      <div className={styles.words}>
        <Title className={styles.title}>
          <CardLink to={skillAt(id, userId)}>{title}</CardLink>
        </Title>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          <span className={styles.level}>
            <span className="visually-hidden">{t.level}: </span>
            {t.levels[level]}
          </span>
          <span>{t.grade(grade)}</span>
          {isDue && (
            <Chip size="s" tone="warn" icon={<IconRefresh aria-hidden="true" />}>
              {t.due}
            </Chip>
          )}
        </p>
        {level === 'not_started' && missing.length > 0 && (
          <p className={styles.missing}>
            {t.first}: {missing.map((other) => `«${other.title}»`).join(', ')}
          </p>
        )}
      </div>
    </Card>
  )
}
