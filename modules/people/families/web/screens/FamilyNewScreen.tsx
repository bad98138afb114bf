import { Breadcrumbs, Card, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { ByCode } from '../ByCode.tsx'
import { ByMyCode } from '../ByMyCode.tsx'
import styles from '../family.module.css'
import { NewChild } from '../NewChild.tsx'
import { t } from '../ru-new.ts'

export interface FamilyNewScreenProps {
  /** The page of the family: of a parent or of a teacher who is one. */
  familyAt: string
  /** Whose family page is closed until there is a child has no way back to it. */
  isFamilyOpen: boolean
  onTied: () => void
}

/** Three ways to add a child. */
export const FamilyNewScreen = ({ familyAt, isFamilyOpen, onTied }: FamilyNewScreenProps) => (
  <div className={frame.page}>
    <Breadcrumbs crumbs={[...(isFamilyOpen ? [{ title: t.back, to: familyAt }] : []), { title: t.title }]} />
    <PageHeader title={t.title} lead={t.lead} />
    <div className={styles.ways}>
      <Card as="section" aria-labelledby="by-code" className={styles.way}>
        <h2 id="by-code">{t.byCode}</h2>
        <p>{t.byCodeText}</p>
        <ByCode onTied={onTied} />
      </Card>
      <Card as="section" aria-labelledby="by-mine" className={styles.way}>
        <h2 id="by-mine">{t.byMine}</h2>
        <p>{t.byMineText}</p>
        <ByMyCode />
      </Card>
      <Card as="section" aria-labelledby="create" className={styles.way}>
        <h2 id="create">{t.create}</h2>
        <p>{t.createText}</p>
        <NewChild familyAt={familyAt} />
      </Card>
    </div>
  </div>
)
