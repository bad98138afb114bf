import { listOf, nonBreaking } from '@school/texts'
import { Card, Chip, IconClock, Link, ProgressBar, StatNumber, useYou } from '@school/ui'
import type { ExamResults, NextStep, ThemeResult } from '../contract/index.ts'
import styles from './Outcome.module.css'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'
import { ScaleBar } from './ScaleBar.tsx'

/** What an attempt is worth, in a word, on the scale and by the rule of the scale. */
export function GradeCard({
  rehearsal: { scale },
  grade,
  onCheck,
  parts,
  spentMinutes,
}: Pick<ExamResults, 'rehearsal' | 'grade' | 'onCheck' | 'parts' | 'spentMinutes'>) {
  const absent = parts.filter(({ isHere }) => !isHere)
  const need = scale.kind === 'mark' ? scale.need : null
  return (
    <Card as="section" pad="l" tone={grade.isPassed ? 'ok' : 'card'} className={styles.hero}>
      {onCheck && (
        <p className={styles.waiting}>
          <IconClock aria-hidden="true" />
          <span>
            <strong>{t.onCheck}.</strong> {nonBreaking(t.onCheckText(onCheck))}
          </span>
        </p>
      )}
      <div className={styles.grade}>
        <p className={styles.big} data-range={onCheck ? true : undefined}>
          {onCheck ? t.rangeValue(onCheck) : t.gradeValue(grade)}
          <span>{onCheck ? t.rangeLabel(grade) : t.gradeLabel(grade)}</span>
        </p>
        <StatNumber value={t.primary(grade)} label={onCheck ? t.primarySoFar : t.primaryLabel} />
        <StatNumber value={t.minutes(spentMinutes)} label={t.spent} />
        <PassChip grade={grade} high={onCheck?.high ?? grade} />
      </div>
      {grade.isHeldBack && need && !onCheck?.high.isPassed && (
        <p>{nonBreaking(t.heldBack(need.title, need.points))}</p>
      )}
      <ScaleBar scale={scale} grade={grade} range={onCheck} />
      <p>{nonBreaking(t.scaleText(scale))}</p>
      {absent.length > 0 && <p>{nonBreaking(t.notHere(listOf(absent.map(({ title }) => title))))}</p>}
      <p className={frame.note}>{nonBreaking(t.scaleSource(scale.source))}</p>
    </Card>
  )
}

/** @param high where the grade ends if everything that waits is right */
function PassChip({ grade, high }: { grade: ExamResults['grade']; high: ExamResults['grade'] }) {
  if (grade.isPassed) return <Chip>{t.passed}</Chip>
  return <Chip tone="warn">{high.isPassed ? t.notKnownYet : t.notPassed}</Chip>
}

export const PartsCard = ({ parts }: Pick<ExamResults, 'parts'>) => (
  <Card as="section" aria-labelledby="parts" className={frame.section}>
    <h2 id="parts">{t.partsTitle}</h2>
    <ul className={`plain-list ${styles.list}`}>
      {parts.map(({ title, from, to, points, maxPoints, isHere, waiting }) => (
        <li key={from} className={styles.theme}>
          <span className={styles.line}>
            <span>
              {title}, {t.numbers(from, to)}
            </span>
            <span className={frame.note}>{isHere ? t.partPoints(points, maxPoints) : t.partEmpty}</span>
          </span>
          {isHere && <ProgressBar size="s" percent={(100 * points) / maxPoints} label={title} />}
          {waiting > 0 && <span className={frame.note}>{t.waiting(waiting)}</span>}
        </li>
      ))}
    </ul>
  </Card>
)

interface ThemesCardProps {
  themes: readonly ThemeResult[]
  /** Shows links from weak themes to what the school has for them. */
  canRepeat?: boolean
  /** A solution to read of a theme; absent while solutions are closed. */
  solutionOf?: (theme: ThemeResult) => { number: number; to: string } | null
}

export function ThemesCard({ themes, canRepeat = false, solutionOf }: ThemesCardProps) {
  const you = useYou()
  const weak = themes.filter(({ isWeak }) => isWeak).length
  return (
    <Card as="section" aria-labelledby="themes" className={frame.section}>
      <h2 id="themes">{t.themesTitle}</h2>
      <p>{nonBreaking(canRepeat ? you(t.weakLead(weak)) : t.weakOf(weak))}</p>
      <ul className={`plain-list ${styles.list}`}>
        {themes.map((theme) => (
          <Theme
            key={theme.title}
            theme={theme}
            steps={canRepeat ? theme.steps : []}
            solution={theme.isWeak ? (solutionOf?.(theme) ?? null) : null}
          />
        ))}
      </ul>
    </Card>
  )
}

interface ThemeProps {
  theme: ThemeResult
  steps: readonly NextStep[]
  solution: { number: number; to: string } | null
}

const Theme = ({ theme, steps, solution }: ThemeProps) => (
  <li className={styles.theme}>
    <span className={styles.line}>
      <span className={frame.row}>
        {theme.title}
        <Chip size="s" tone={theme.isWeak ? 'warn' : 'ok'}>
          {theme.isWeak ? t.weak : t.strong}
        </Chip>
      </span>
      <span className={frame.note}>{t.partPoints(theme.points, theme.maxPoints)}</span>
    </span>
    <ProgressBar size="s" percent={(100 * theme.points) / theme.maxPoints} label={theme.title} />
    {(steps.length > 0 || solution) && (
      <span className={styles.ways}>
        {steps.map((step) => (
          <Link key={step.url} to={step.url}>
            {t.step(step)}
          </Link>
        ))}
        {solution && <Link to={solution.to}>{t.solutionOf(solution.number)}</Link>}
      </span>
    )}
  </li>
)
