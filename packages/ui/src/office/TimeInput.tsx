import { parseTime } from '@internationalized/date'
import { DateInput as Segments, DateSegment } from 'react-aria-components/DateField'
import { TimeField } from 'react-aria-components/TimeField'
import { classNames } from '../class-names.ts'
import input from '../forms/input.module.css'
import { RussianAria } from '../overlays/RussianAria.tsx'
import styles from './date-input.module.css'
import { FieldFrame, type FieldLook, stateOf } from './FieldFrame.tsx'

export interface TimeInputProps extends FieldLook {
  /** `09:30`. */
  value: string | null
  onChange: (time: string | null) => void
}

/** A time of the day, 24 hours. */
export const TimeInput = ({ value, onChange, ...look }: TimeInputProps) => (
  <RussianAria>
    <TimeField
      {...stateOf(look)}
      value={value === null ? null : parseTime(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? null)}
      hourCycle={24}
      shouldForceLeadingZeros
    >
      <FieldFrame {...look}>
        <Segments
          className={classNames(input.input, styles.segments)}
          {...(look.error ? { 'data-error': '' } : {})}
        >
          {(segment) => <DateSegment segment={segment} className={styles.segment!} />}
        </Segments>
      </FieldFrame>
    </TimeField>
  </RussianAria>
)
