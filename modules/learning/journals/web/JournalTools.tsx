import { SaveAs } from '@school/tables'
import {
  Button,
  ButtonLink,
  ChipNav,
  IconArrowBack,
  IconMessageCircle,
  IconPlus,
  IconPrinter,
  IconRotate,
  SelectInput,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Journal } from '../contract/journal.ts'
import { journalPeriods } from '../contract/periods.ts'
import { periodWords } from '../contract/ru.ts'
import { journalAt, journalFileAt } from './addresses.ts'
import type { JournalView } from './in-address.ts'
import styles from './JournalTools.module.css'
import { t } from './ru.ts'
import { type Direction, directions } from './use-grid.ts'

interface PartsProps {
  journal: Journal
  view: JournalView
}

/** Which part of the journal is looked at. */
export const Parts = ({ journal, view }: PartsProps) => {
  const { schoolClassId, period, discipline, disciplines } = journal
  return (
    <div className={`no-print ${frame.chips} ${styles.parts}`}>
      {!view.isSlips && disciplines.length > 0 && (
        <ChipNav
          label={t.discipline}
          choices={disciplines.map(({ key, title }) => ({
            to: journalAt(schoolClassId, { ...view, discipline: key }),
            title,
            isChosen: key === discipline?.key,
          }))}
        />
      )}
      <ChipNav
        label={t.period}
        choices={journalPeriods.map((one) => ({
          to: journalAt(schoolClassId, { ...view, period: one }),
          title: periodWords[one],
          isChosen: one === period,
        }))}
      />
    </div>
  )
}

interface EntryToolsProps {
  canWrite: boolean
  canUndo: boolean
  canRedo: boolean
  onColumn: () => void
  onUndo: () => void
  onRedo: () => void
  onAbout: () => void
}

/** Buttons for what keys do, for people with a mouse or a touch screen. */
export const EntryTools = ({ canWrite, canUndo, canRedo, ...on }: EntryToolsProps) => (
  <div className={`no-print ${frame.row}`}>
    {canWrite && (
      <>
        <Button size="s" kind="primary" icon={<IconPlus aria-hidden="true" />} onClick={on.onColumn}>
          {t.addColumn}
        </Button>
        <Button size="s" icon={<IconArrowBack aria-hidden="true" />} disabled={!canUndo} onClick={on.onUndo}>
          {t.undo}
        </Button>
        <Button size="s" icon={<IconRotate aria-hidden="true" />} disabled={!canRedo} onClick={on.onRedo}>
          {t.redo}
        </Button>
      </>
    )}
    <span className={styles.about}>
      <Button size="s" icon={<IconMessageCircle aria-hidden="true" />} onClick={on.onAbout}>
        {t.about}
      </Button>
    </span>
  </div>
)

interface KeysProps {
  direction: Direction
  onDirection: (direction: Direction) => void
}

/** How marks are typed, and where the choice goes after one. */
export const Keys = ({ direction, onDirection }: KeysProps) => (
  <details className={`no-print ${frame.note} ${styles.keys}`}>
    <summary>{t.keysTitle}</summary>
    <div className={frame.section}>
      <p>{t.keys}</p>
      <div>
        <SelectInput
          label={t.after}
          value={direction}
          onChange={({ target }) => onDirection(directions.find((one) => one === target.value) ?? 'down')}
        >
          {directions.map((one) => (
            <option key={one} value={one}>
              {t.afterTo[one]}
            </option>
          ))}
        </SelectInput>
      </div>
    </div>
  </details>
)

/** Ways out of the journal: a file, paper, slips for parents; and the scale of the teacher. */
export const Leaving = ({ journal, view, onScale }: PartsProps & { onScale: () => void }) => {
  const { schoolClassId, period, discipline } = journal
  const part = { ...view, period, discipline: discipline?.key }
  return (
    <div className={`no-print ${frame.row}`}>
      <SaveAs to={(format) => journalFileAt(schoolClassId, part, format)} />
      <Button size="s" kind="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
        {t.print}
      </Button>
      <ButtonLink size="s" to={journalAt(schoolClassId, { period, isSlips: true })}>
        {t.slips}
      </ButtonLink>
      <Button size="s" onClick={onScale}>
        {t.scale}
      </Button>
    </div>
  )
}
