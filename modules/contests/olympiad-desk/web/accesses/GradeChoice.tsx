import { Button, SelectInput } from '@school/ui'
import { useState } from 'react'
import styles from './accesses.module.css'
import { t } from './ru.ts'

interface GradeChoiceProps {
  grades: readonly number[]
  onChoose: (from: number, to: number) => void
}

/** «Классам 5–7»: selects whole grades. */
export function GradeChoice({ grades, onChoose }: GradeChoiceProps) {
  const [from, setFrom] = useState(Math.min(...grades))
  const [to, setTo] = useState(Math.max(...grades))
  if (grades.length < 2) return null
  const options = grades.map((grade) => (
    <option key={grade} value={grade}>
      {t.gradeOf(grade)}
    </option>
  ))
  return (
    <div className={styles.filters}>
      <SelectInput
        label={t.from}
        value={from}
        onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
      >
        {options}
      </SelectInput>
      <SelectInput
        label={t.to}
        value={to}
        onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
      >
        {options}
      </SelectInput>
      <div>
        <Button onClick={() => onChoose(Math.min(from, to), Math.max(from, to))}>{t.choose}</Button>
      </div>
    </div>
  )
}
