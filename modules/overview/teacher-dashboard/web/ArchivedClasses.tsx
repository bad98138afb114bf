import { changeSchoolClass } from '@school/school-classes/contract'
import { Accordion, Button, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ClassCard } from '../contract/index.ts'
import { classAt } from './addresses.ts'
import styles from './ClassCard.module.css'
import { t } from './ru.ts'
import { useChange } from './use-change.ts'

/** Classes of former years and archived ones. */
export const ArchivedClasses = ({ classes }: { classes: readonly ClassCard[] }) => (
  <Accordion title={t.archiveTitleOf(classes.length)}>
    <ul className={`plain-list ${frame.cards}`}>
      {classes.map((card) => (
        <li key={card.id} className={styles.archived}>
          <Link to={classAt(card.id)}>{t.archivedOf(card.name, card.schoolYear, card.pupils)}</Link>
          {card.can.restore && <Restore card={card} />}
        </li>
      ))}
    </ul>
  </Accordion>
)

function Restore({ card: { id, name } }: { card: ClassCard }) {
  const restore = useChange(changeSchoolClass, () => t.restored(name))
  return (
    <Button
      size="s"
      aria-label={t.restoreOf(name)}
      loading={restore.isPending}
      onClick={() => restore.mutate({ params: { schoolClassId: id }, body: { isArchived: false } })}
    >
      {t.restore}
    </Button>
  )
}
