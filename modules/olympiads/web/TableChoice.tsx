import { ChipLink } from '@school/ui'
import type { Olympiad, Stage } from '../contract/index.ts'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

export interface TableChoiceProps {
  olympiad: Olympiad
  stage: Stage
  grade: number
  to: (stage: number, grade?: number) => string
}

/** Which table is shown: of which stage, of which grade. */
export function TableChoice({ olympiad, stage, grade, to }: TableChoiceProps) {
  const open = olympiad.stages.filter(({ isRatingOpen }) => isRatingOpen)
  return (
    <div className={frame.chips}>
      {open.length > 1 && (
        <nav aria-label={t.stageLegend}>
          <ul className={`plain-list ${frame.row}`}>
            {open.map(({ id, title }) => (
              <li key={id}>
                <ChipLink to={to(id)} chosen={id === stage.id} preventScrollReset>
                  {title}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t.gradeTabs}>
        <ul className={`plain-list ${frame.row}`}>
          {stage.grades.map(({ gradeIndex }) => (
            <li key={gradeIndex}>
              <ChipLink to={to(stage.id, gradeIndex)} chosen={gradeIndex === grade} preventScrollReset>
                {t.grade(gradeIndex)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
