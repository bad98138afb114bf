import { link, site } from '@school/routes'
import { Button, ButtonLink, EmptyState, IconPlus } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ArchivedClasses } from '../ArchivedClasses.tsx'
import { ClassTile } from '../ClassTile.tsx'
import { NewClassDialog } from '../NewClassDialog.tsx'
import { classesQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** The classes of a teacher: how each of them does. */
export function TeacherClassesScreen() {
  const { data } = useSuspenseQuery(classesQuery)
  const [isMaking, setMaking] = useState(false)
  const { classes, archived, schoolYear, schoolName } = data
  const create = schoolName !== null && (
    <Button kind="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setMaking(true)}>
      {t.create}
    </Button>
  )
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <div className={`${frame.row} ${frame.between}`}>
          <h1>{t.title}</h1>
          {classes.length > 0 && create}
        </div>
        {classes.length > 0 && <p className={frame.lead}>{t.lead(schoolYear)}</p>}
      </header>
      {classes.length > 0 ? (
        <ul className={`plain-list ${frame.tiles}`}>
          {classes.map((card) => (
            <li key={card.id}>
              <ClassTile card={card} />
            </li>
          ))}
        </ul>
      ) : schoolName === null ? (
        <EmptyState
          title={t.noSchool}
          text={t.noSchoolText}
          action={<ButtonLink to={link(site.lms.acceptCode, {})}>{t.enterCode}</ButtonLink>}
        />
      ) : (
        <EmptyState title={t.empty} text={t.emptyText} action={create} />
      )}
      {archived.length > 0 && <ArchivedClasses classes={archived} />}
      {isMaking && schoolName !== null && (
        <NewClassDialog schoolName={schoolName} schoolYear={schoolYear} onClose={() => setMaking(false)} />
      )}
    </div>
  )
}
