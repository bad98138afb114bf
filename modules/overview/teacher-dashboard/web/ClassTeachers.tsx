import { removeClassTeacher } from '@school/school-classes/contract'
import { AddTeacherDialog } from '@school/school-classes/web'
import { Button, ButtonLink, Card, Confirmation } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClassPage, ClassTeacher } from '../contract/index.ts'
import { classesAt, invitationsAt } from './addresses.ts'
import styles from './ClassPage.module.css'
import { t } from './ru-class.ts'
import { useChange } from './use-change.ts'

/** Who teaches the class, and how a colleague is added. */
export function ClassTeachers({ page: { id, teachers } }: { page: ClassPage }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <Card as="section" pad="l" aria-labelledby="teachers" className={frame.section}>
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="teachers">{t.teachers}</h2>
        <Button onClick={() => setAdding(true)}>{t.addTeacher}</Button>
      </div>
      <ul className={`plain-list ${frame.cards}`}>
        {teachers.map((teacher) => (
          <li key={teacher.userId} className={styles.teacher}>
            <span>
              {teacher.name} {teacher.isMe && <span className={frame.note}>{t.me}</span>}
            </span>
            {teacher.can.remove && <Leaving classId={id} teacher={teacher} />}
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddTeacherDialog classId={id} onClose={() => setAdding(false)}>
          <ButtonLink kind="quiet" to={invitationsAt()}>
            {t.inviteColleague}
          </ButtonLink>
        </AddTeacherDialog>
      )}
    </Card>
  )
}

function Leaving({ classId, teacher: { userId, name, isMe } }: { classId: number; teacher: ClassTeacher }) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = useChange(removeClassTeacher, () => (isMe ? t.left : t.removedTeacher(name)))
  const input = { params: { schoolClassId: classId, userId } }
  if (!isMe)
    return (
      <Button
        size="s"
        kind="quiet"
        aria-label={t.removeTeacherOf(name)}
        loading={remove.isPending}
        onClick={() => remove.mutate(input)}
      >
        {t.removeTeacher}
      </Button>
    )
  return (
    <>
      <Button size="s" kind="quiet" onClick={() => setAsked(true)}>
        {t.leave}
      </Button>
      {isAsked && (
        <Confirmation
          title={t.leaveTitle}
          action={t.leave}
          isBusy={remove.isPending}
          onClose={() => setAsked(false)}
          onAgree={() => remove.mutate(input, { onSuccess: () => void navigate(classesAt()) })}
        >
          <p>{t.leaveText}</p>
        </Confirmation>
      )}
    </>
  )
}
