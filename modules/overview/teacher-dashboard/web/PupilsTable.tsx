import { MessageDialog } from '@school/class-messages/web'
import { t as written } from './ru-messages.ts'
import { removePupil, revokeEntryCode } from '@school/school-classes/contract'
import { type DataColumn, DataTable, type RowKey, SaveAs } from '@school/tables'
import { Button, Chip, Confirmation, IconDots, IconPrinter, Menu, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClassPage, ClassPupil } from '../contract/index.ts'
import { sayNeed } from '../contract/ru.ts'
import { classFileAt, profileAt, pupilAt } from './addresses.ts'
import styles from './ClassPage.module.css'
import { needTones } from './need-tones.ts'
import { t } from './ru-class.ts'
import { listTexts as importTexts, RenamePupil, renameTexts } from '@school/school-classes/web'
import { useChange } from './use-change.ts'

const Needs = ({ needs }: Pick<ClassPupil, 'needs'>) =>
  needs.length === 0 ? (
    <span className={frame.note}>{t.fine}</span>
  ) : (
    <span className={styles.needs}>
      {needs.map((need) => (
        <Chip key={need.kind} size="s" tone={needTones[need.kind]}>
          {sayNeed(need)}
        </Chip>
      ))}
    </span>
  )

const columnsOf = (classId: number, now: Date): DataColumn<ClassPupil>[] => [
  {
    key: 'name',
    title: t.name,
    value: ({ name }) => name,
    cell: ({ userId, name }) => <Link to={pupilAt(classId, userId)}>{name}</Link>,
  },
  { key: 'needs', title: t.needs, phone: 'aside', cell: (pupil) => <Needs {...pupil} /> },
  {
    key: 'percent',
    title: t.result,
    isNumber: true,
    value: ({ percent }) => percent,
    cell: ({ percent }) => t.percent(percent),
  },
  {
    key: 'overdue',
    title: t.overdue,
    isNumber: true,
    value: ({ overdue }) => overdue,
    cell: ({ overdue }) => overdue,
  },
  {
    key: 'skill',
    title: t.weakSkill,
    value: ({ weakSkill }) => weakSkill,
    cell: ({ weakSkill }) => weakSkill ?? '—',
  },
  {
    key: 'visit',
    title: t.lastVisit,
    value: ({ lastVisitAt }) => lastVisitAt,
    cell: ({ lastVisitAt }) => (lastVisitAt ? t.seen(lastVisitAt, now) : t.never),
  },
]

const keyOf = ({ userId }: ClassPupil) => userId
const nameOf = ({ name }: ClassPupil) => name

/** All pupils of the class, sorted by need. */
export function PupilsTable({ page }: { page: ClassPage }) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<ClassPupil | null>(null)
  const [renamed, setRenamed] = useState<ClassPupil | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const [isWriting, setWriting] = useState(false)
  const revoke = useChange(revokeEntryCode, () => importTexts.revoked)
  const open = ({ userId }: ClassPupil) => void navigate(pupilAt(page.id, userId))
  return (
    <>
      <DataTable
        name="class-pupils"
        caption={t.pupils}
        rows={page.pupils}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={columnsOf(page.id, new Date(page.serverNow))}
        onOpen={open}
        {...(page.archivedAt === null ? { chosen, onChoose: setChosen } : {})}
        tools={
          <>
            {chosen.size > 0 && (
              <Button size="s" onClick={() => setWriting(true)}>
                {written.write(chosen.size)}
              </Button>
            )}
            <SaveAs to={(format) => classFileAt(page.id, format)} />
            <Button size="s" kind="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
              {t.print}
            </Button>
          </>
        }
        actionsOf={(pupil) => (
          <Menu
            label={t.actionsOf(pupil.name)}
            items={[
              { title: t.progress, to: pupilAt(page.id, pupil.userId) },
              { title: t.profile, to: profileAt(pupil.userId) },
              ...(pupil.hasCode
                ? [
                    {
                      title: importTexts.revokeCode,
                      onSelect: () =>
                        revoke.mutate({ params: { schoolClassId: page.id, userId: pupil.userId } }),
                    },
                  ]
                : []),
              { title: renameTexts.open, onSelect: () => setRenamed(pupil) },
              { title: t.remove, onSelect: () => setLeaving(pupil) },
            ]}
          >
            <IconDots aria-hidden="true" />
          </Menu>
        )}
      />
      {isWriting && (
        <MessageDialog
          classId={page.id}
          chosen={page.pupils
            .filter(({ userId }) => chosen.has(userId))
            .map(({ userId, name }) => ({ id: userId, name }))}
          onSent={() => setChosen(new Set())}
          onClose={() => setWriting(false)}
        />
      )}
      {renamed && <RenamePupil classId={page.id} userId={renamed.userId} onClose={() => setRenamed(null)} />}
      {leaving && <Removal classId={page.id} pupil={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function Removal({ classId, pupil, onClose }: { classId: number; pupil: ClassPupil; onClose: () => void }) {
  const remove = useChange(removePupil, () => t.removed(pupil.name))
  const params = { schoolClassId: classId, userId: pupil.userId }
  return (
    <Confirmation
      title={t.removeTitle(pupil.name)}
      action={t.remove}
      isBusy={remove.isPending}
      onClose={onClose}
      onAgree={() => remove.mutate({ params }, { onSettled: onClose })}
    >
      <p>{t.removeText}</p>
    </Confirmation>
  )
}
