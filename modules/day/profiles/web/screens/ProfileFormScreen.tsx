import { link, site } from '@school/routes'
import { Link, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AboutSection } from '../AboutSection.tsx'
import { AddressSection } from '../AddressSection.tsx'
import { ContactSection } from '../ContactSection.tsx'
import { GradeCard } from '../GradeCard.tsx'
import { KindCard } from '../KindCard.tsx'
import { PersonSection } from '../PersonSection.tsx'
import { PhotoCard, type PhotoCardProps } from '../PhotoCard.tsx'
import { PrivacyCard } from '../PrivacyCard.tsx'
import { ownProfileQuery, profileRulesQuery } from '../queries.ts'
import { SchoolSection } from '../SchoolSection.tsx'
import { t } from '../ru.ts'

/** The profile, in sections that are saved separately. */
export function ProfileFormScreen({ onPhoto }: { onPhoto: PhotoCardProps['onSaved'] }) {
  const { data: profile } = useSuspenseQuery(ownProfileQuery)
  const { data: rules } = useSuspenseQuery(profileRulesQuery)
  const isChild = profile.isPupil && !profile.isParent
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead}>
        <Link to={link(site.user.account)}>{t.toAccount}</Link>
      </PageHeader>
      <PhotoCard profile={profile} onSaved={onPhoto} />
      <PersonSection profile={profile} rules={rules} />
      {isChild && <GradeCard profile={profile} />}
      {!rules.isSchoolOmitted && <SchoolSection profile={profile} />}
      <AboutSection profile={profile} />
      <ContactSection profile={profile} rules={rules} />
      <AddressSection profile={profile} />
      <PrivacyCard profile={profile} />
      <KindCard profile={profile} />
    </div>
  )
}
