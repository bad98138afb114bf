import { factsOf } from '@school/texts'
import { isCheckedByPerson } from '@school/tasks/contract'
import { Chip, IconButton, IconEye } from '@school/ui'
import type { BankTask } from '../contract/managed.ts'
import { t } from './ru.ts'
import styles from './HomeworkForm.module.css'

/** A task in a list: its source, its difficulty, and whether the teacher reviews its answers. */
export const TaskName = ({ task: { title, from, difficulty, kind } }: { task: BankTask }) => (
  <span className={styles.name}>
    {title}
    <small>{factsOf(from, t.levelShort(difficulty))}</small>
    {isCheckedByPerson(kind) && (
      <Chip size="s" tone="accent">
        {t.checkedByYou}
      </Chip>
    )}
  </span>
)

export const LookButton = ({ task, onLook }: { task: BankTask; onLook: (id: number) => void }) => (
  <IconButton
    label={t.lookOf(task.title)}
    icon={<IconEye aria-hidden="true" />}
    onClick={() => onLook(task.id)}
  />
)
