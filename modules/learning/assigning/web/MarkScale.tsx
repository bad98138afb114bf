import { Choices, TextInput, type TextInputProps } from '@school/ui'
import type { ReactNode } from 'react'
import styles from './MarkScale.module.css'

export interface MarkScaleProps {
  legend: ReactNode
  error: string | null
  label: (mark: number) => string
  /** Of «5», «4» and «3», by number from 0. */
  field: (index: 0 | 1 | 2) => Omit<TextInputProps, 'label'>
}

/** Per cents from which «5», «4» and «3» begin. */
export const MarkScale = ({ legend, error, label, field }: MarkScaleProps) => (
  <Choices legend={legend} error={error}>
    <div className={styles.scale}>
      {([0, 1, 2] as const).map((index) => (
        <TextInput
          key={index}
          type="number"
          min={1}
          max={100}
          inputMode="numeric"
          {...field(index)}
          label={label(5 - index)}
        />
      ))}
    </div>
  </Choices>
)
