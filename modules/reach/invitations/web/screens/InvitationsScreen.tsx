import { link, site } from '@school/routes'
import { ButtonLink, Card, EmptyState, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { codeAt } from '../addresses.ts'
import { ClassCode } from '../ClassCode.tsx'
import { ClassPupils } from '../ClassPupils.tsx'
import { Applications, Colleagues } from '../Colleagues.tsx'
import styles from '../invitations.module.css'
import { invitationsQuery } from '../queries.ts'
import { SchoolRequests } from '../requests/SchoolRequests.tsx'
import { code } from '../ru-invite.ts'
import { t } from '../ru.ts'

/** Who is called to the classes and to the school, and who has come. */
export function InvitationsScreen({ isAgent }: { isAgent: boolean }) {
  const { data } = useSuspenseQuery(invitationsQuery)
  if (!isAgent) return <NotTeaching />
  const { classes, colleagues, applications, requests, can } = data
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead} />
      <SchoolRequests requests={requests} />
      {applications.length > 0 && <Applications applications={applications} />}
      {classes.length > 0 && (
        <div className={styles.classes}>
          {classes.map((invited) => (
            <Card
              key={invited.schoolClassId}
              as="section"
              pad="l"
              aria-labelledby={`class-${invited.schoolClassId}`}
              className={frame.section}
            >
              <h2 id={`class-${invited.schoolClassId}`}>{t.classOf(invited.name, invited.schoolName)}</h2>
              <div className={styles.desk}>
                <ClassCode invited={invited} />
                <ClassPupils pupils={invited.pupils} />
              </div>
            </Card>
          ))}
        </div>
      )}
      {classes.length === 0 && !can.approveColleagues && (
        <EmptyState
          title={t.noClasses}
          text={t.noClassesText}
          action={
            <ButtonLink kind="primary" to={link(site.user.teacherSchoolClasses)}>
              {t.toClasses}
            </ButtonLink>
          }
        />
      )}
      {(can.inviteColleagues || colleagues.length > 0) && <Colleagues {...data} />}
    </div>
  )
}

/** A pupil who has come here was looking for where a code is typed. */
function NotTeaching() {
  const you = useYou()
  return <EmptyState level={1} pose="look" title={t.notTeaching} text={you(code.lead)} action={<ToCode />} />
}

const ToCode = () => (
  <ButtonLink kind="primary" to={codeAt()}>
    {t.enterCode}
  </ButtonLink>
)
