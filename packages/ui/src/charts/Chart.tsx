import { formatNumber } from '@school/texts'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { hueOf } from '../hue.ts'
import { Table } from '../layout/Table.tsx'
import { ru } from '../ru-rare.ts'
import styles from './chart.module.css'

export interface ChartProps {
  title: string
  /** What is to be seen, in a sentence: «Больше всего решено в среду». */
  description?: string
  /** The hue of a discipline; the accent without it. */
  hue?: number
  /** How a value is written: «5 задач». */
  format?: (value: number) => string
  /** The title is already above: say it to screen readers only. */
  isTitleHidden?: boolean
}

export interface Datum {
  label: string
  /** `null`: not known, which is not nought. */
  value: number | null
}

export const written = (value: number | null, format: (value: number) => string = formatNumber): string =>
  value === null ? ru.noValue : format(value)

/** What the `<svg>` of a chart carries to have the name of the figure. */
export interface PictureName {
  role: 'img'
  'aria-labelledby': string
}

/** The frame of every chart: title, sentence, picture, and an expandable table of the same figures. */
export function Chart({
  title,
  description,
  hue,
  format,
  isTitleHidden,
  data,
  children,
}: ChartProps & { data: readonly Datum[]; children: (picture: PictureName) => ReactNode }) {
  const id = useId()
  return (
    <figure className={classNames('hue', styles.chart)} style={hue === undefined ? undefined : hueOf(hue)}>
      <figcaption id={id} className={classNames(isTitleHidden && 'visually-hidden')}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}> {description}</span>}
      </figcaption>
      {children({ role: 'img', 'aria-labelledby': id })}
      <details className={styles.details}>
        <summary>{ru.showTable}</summary>
        <Table
          caption={title}
          rows={data}
          keyOf={(datum) => datum.label}
          columns={[
            { key: 'label', title: ru.name, cell: (datum) => datum.label },
            { key: 'value', title: ru.value, cell: (datum) => written(datum.value, format), isNumber: true },
          ]}
        />
      </details>
    </figure>
  )
}
