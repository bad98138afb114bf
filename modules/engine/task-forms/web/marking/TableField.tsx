import type { KeyboardEvent } from 'react'
import { useYou } from '@school/ui'
import type { QuestionOf, ResponseOf } from '@school/tasks/contract'
import { type FieldProps, markOf } from '../field.ts'
import { GapInput } from '../GapInput.tsx'
import { AnswerFrame } from './AnswerFrame.tsx'
import { Grid } from './Grid.tsx'
import { t } from './ru.ts'

interface TableFieldProps extends FieldProps {
  question: QuestionOf<'table'>
  value: ResponseOf<'table'>
}

/** Up and down move to the nearest field of the same column; a list keeps its own arrow keys. */
function walk(event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const from = event.target as HTMLElement
  if (by === undefined || from.tagName !== 'INPUT') return
  const column = from.closest<HTMLElement>('[data-column]')!.dataset['column']!
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${column}"] :is(input, select)`),
  ]
  const next = fields[fields.indexOf(from) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}

export function TableField({ question, value, onChange, disabled, statementId, marks }: TableFieldProps) {
  const you = useYou()
  const asked = question.rows.flatMap(({ cells }) => cells.filter((cell) => 'gap' in cell)).length
  const filled = Object.values(value.cells).filter((typed) => typed.trim() !== '').length
  return (
    <AnswerFrame
      {...{ disabled, statementId }}
      title={you(t.table)}
      keys={t.keysToFill}
      news={t.filled(filled, asked)}
    >
      <Grid
        question={question}
        onKeyDown={walk}
        drawGap={(gap, label) => (
          <GapInput
            gap={gap}
            label={label}
            value={value.cells[gap.id] ?? ''}
            onChange={(typed) => onChange({ ...value, cells: { ...value.cells, [gap.id]: typed } })}
            mark={markOf(marks, gap.id)}
          />
        )}
      />
    </AnswerFrame>
  )
}
