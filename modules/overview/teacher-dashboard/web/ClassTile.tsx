import { changeSchoolClass, deleteSchoolClass } from '@school/school-classes/contract'
import { ClassNameDialog } from '@school/school-classes/web'
import { cutText } from '@school/texts'
import { Card, CardLink, Confirmation, IconDots, Menu, ProgressBar } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import type { ClassCard } from '../contract/index.ts'
import { classAt } from './addresses.ts'
import styles from './ClassCard.module.css'
import { t } from './ru.ts'
import { useChange } from './use-change.ts'

/** A class: who is in it and how it does. @param schoolYear the present one; of another year it is said */
export function ClassTile({ card, schoolYear }: { card: ClassCard; schoolYear: number }) {
  const { id, name, schoolName, teachers, pupils, joined } = card
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <CardLink to={classAt(id)} aria-label={t.classOf(name)}>
            {name}
          </CardLink>
        </h2>
        <ClassMenu card={card} />
      </div>
      <p className={frame.note}>
        {t.facts(
          cutText(schoolName, 60, { ellipsis: true }),
          teachers,
          card.schoolYear === schoolYear ? null : card.schoolYear,
        )}
      </p>
      {pupils === 0 ? (
        <p>{t.noPupils}</p>
      ) : (
        <>
          <div className={styles.joined}>
            <span>{t.joined(joined, pupils)}</span>
            <ProgressBar size="s" label={t.joinedLabel} percent={(100 * joined) / pupils} />
          </div>
          <Figures card={card} />
        </>
      )}
    </Card>
  )
}

const Figures = ({ card: { pupils, activeInWeek, averagePercent } }: { card: ClassCard }) => (
  <dl className={styles.figures}>
    <div>
      <dt>{t.active}</dt>
      <dd>{t.ofPupils(activeInWeek, pupils)}</dd>
    </div>
    <div>
      <dt>{t.average}</dt>
      <dd>{averagePercent === null ? t.nothingSolved : t.percent(averagePercent)}</dd>
    </div>
  </dl>
)

function ClassMenu({ card }: { card: ClassCard }) {
  const { id, name, can } = card
  const [isAsked, setAsked] = useState(false)
  const [isRenamed, setRenamed] = useState(false)
  const archive = useChange(changeSchoolClass, () => t.archived(name))
  const remove = useChange(deleteSchoolClass, () => t.removed(name))
  const params = { schoolClassId: id }
  const onArchive = () =>
    archive.mutate({ params, body: { isArchived: true } }, { onSettled: () => setAsked(false) })
  return (
    <span>
      <Menu
        label={t.actionsOf(name)}
        items={[
          { title: t.rename, onSelect: () => setRenamed(true) },
          can.remove
            ? { title: t.remove, onSelect: () => remove.mutate({ params }) }
            : { title: t.archive, onSelect: () => setAsked(true) },
        ]}
      >
        <IconDots aria-hidden="true" />
      </Menu>
      {isRenamed && <ClassNameDialog card={card} onClose={() => setRenamed(false)} />}
      {isAsked && (
        <Confirmation
          title={t.archiveTitle(name)}
          action={t.archive}
          isBusy={archive.isPending}
          onClose={() => setAsked(false)}
          onAgree={onArchive}
        >
          <p>{t.archiveText}</p>
        </Confirmation>
      )}
    </span>
  )
}
