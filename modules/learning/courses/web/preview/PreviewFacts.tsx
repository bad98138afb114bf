import { Chip } from '@school/ui'
import type { TaskPreview } from '../../contract/index.ts'
import { Difficulty } from '../Difficulty.tsx'
import styles from './PreviewFacts.module.css'
import { t } from './ru.ts'

export function PreviewFacts({ task: { question, difficulty, availableXp, skills } }: { task: TaskPreview }) {
  return (
    <dl className={styles.facts} aria-label={t.facts}>
      <div>
        <dt>{t.kind}</dt>
        <dd>{t.kinds[question.kind]}</dd>
      </div>
      <div>
        <dt>{t.difficulty}</dt>
        <dd>
          <Difficulty level={difficulty} />
        </dd>
      </div>
      <div>
        <dt>{t.xp}</dt>
        <dd>{t.xpOf(availableXp)}</dd>
      </div>
      {skills.length > 0 && (
        <div>
          <dt>{t.skills}</dt>
          <dd className={styles.skills}>
            {skills.map((skill) => (
              <Chip key={skill} size="s">
                {skill}
              </Chip>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
