import { parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { DateInput as Segments, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../class-names.ts'
import input from '../forms/input.module.css'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '../icons.ts'
import { RussianAria } from '../overlays/RussianAria.tsx'
import styles from './date-input.module.css'
import parts from './parts.module.css'
import { FieldFrame, type FieldLook, stateOf } from './FieldFrame.tsx'

export interface DateInputProps extends FieldLook {
  /** A day, `2026-11-23`. */
  value: string | null
  onChange: (day: string | null) => void
  /** The first and the last day that may be chosen. */
  min?: string
  max?: string
}

/** A day: typed by parts, ДД.ММ.ГГГГ, or chosen in a calendar. */
export const DateInput = ({ value, onChange, min, max, ...look }: DateInputProps) => (
  <RussianAria>
    <DatePicker
      {...stateOf(look)}
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day?.toString() ?? null)}
      {...(min ? { minValue: parseDate(min) } : {})}
      {...(max ? { maxValue: parseDate(max) } : {})}
      shouldForceLeadingZeros
    >
      <FieldFrame {...look}>
        <Group className={classNames(input.input, styles.box)} {...(look.error ? { 'data-error': '' } : {})}>
          <Segments className={styles.segments!}>
            {(segment) => <DateSegment segment={segment} className={styles.segment!} />}
          </Segments>
          <Button className={classNames(parts.button, styles.open)}>
            <IconCalendar aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover
        className={classNames('no-print', parts.under, styles.popover)}
        offset={4}
        containerPadding={8}
      >
        <Dialog className={styles.dialog!}>
          <Calendar className={styles.calendar!}>
            <header className={styles.header}>
              <Button slot="previous" className={classNames(parts.button, styles.turn)}>
                <IconChevronLeft aria-hidden="true" />
              </Button>
              <CalendarHeading className={styles.month!} />
              <Button slot="next" className={classNames(parts.button, styles.turn)}>
                <IconChevronRight aria-hidden="true" />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short" className={styles.grid!}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday!}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={styles.day!} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  </RussianAria>
)
