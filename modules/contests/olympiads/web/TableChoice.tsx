import { ChipNav } from '@school/ui'
import type { Olympiad, Stage } from '../contract/index.ts'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

export interface TableChoiceProps {
  olympiad: Olympiad
  stage: Stage
  grade: number
  to: (stage: number, grade?: number) => string
}

/** Choice of the table: stage and grade. */
export function TableChoice({ olympiad, stage, grade, to }: TableChoiceProps) {
  const open = olympiad.stages.filter(({ isRatingOpen }) => isRatingOpen)
  return (
    <div className={frame.chips}>
      {open.length > 1 && (
        <ChipNav
          label={t.stageLegend}
          choices={open.map(({ id, title }) => ({ to: to(id), title, isChosen: id === stage.id }))}
        />
      )}
      <ChipNav
        label={t.gradeTabs}
        choices={stage.grades.map(({ gradeIndex }) => ({
          to: to(stage.id, gradeIndex),
          title: t.grade(gradeIndex),
          isChosen: gradeIndex === grade,
        }))}
      />
    </div>
  )
}
