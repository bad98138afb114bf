import { link, site } from '@school/routes'
import { ButtonLink, Card, Chip, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import styles from '../parenthood.module.css'
import { t } from '../ru-landing.ts'
import { SummaryText } from '../SummaryText.tsx'

export interface ParentsScreenProps {
  isGuest: boolean
  /** The page of the viewer’s family, `null` if there is none. */
  familyAt: string | null
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Card as="section" className={styles.sample}>
    <h2>{title}</h2>
    <ul className={frame.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Card>
)

/** What a parent gets here; shown to guests too. */
export const ParentsScreen = ({ isGuest, familyAt }: ParentsScreenProps) => (
  <div className={frame.page}>
    <PageHeader title={t.title} lead={t.lead}>
      <div className={frame.row}>
        {isGuest && (
          <>
            <ButtonLink kind="primary" size="l" to={link(site.market.registration, {}, { role: 'parent' })}>
              {t.signUp}
            </ButtonLink>
            <ButtonLink size="l" to={link(site.market.login)}>
              {t.signIn}
            </ButtonLink>
          </>
        )}
        {familyAt && (
          <ButtonLink kind="primary" size="l" to={familyAt}>
            {t.toFamily}
          </ButtonLink>
        )}
      </div>
    </PageHeader>
    <div className={styles.pair}>
      <Card as="section" className={styles.sample}>
        <h2>{t.cardTitle}</h2>
        <p>
          <Chip size="s">{t.sample}</Chip>
        </p>
        <p>{t.child}</p>
        <SummaryText summary={t.summary} />
      </Card>
      <Card as="section" tone="accent" className={styles.sample}>
        <h2>{t.letterTitle}</h2>
        <p>
          <Chip size="s">{t.sample}</Chip>
        </p>
        <p>{t.letterSubject}</p>
        <SummaryText summary={{ ...t.summary, effort: t.letterEffort }} />
        <p className={frame.note}>{t.letterNote}</p>
      </Card>
    </div>
    <div className={styles.pair}>
      <List title={t.seeTitle} lines={t.see} />
      <List title={t.notSeeTitle} lines={t.notSee} />
    </div>
    <div className={styles.pair}>
      <List title={t.howTitle} lines={t.how} />
      <Card as="section" className={styles.sample}>
        <h2>{t.consentsTitle}</h2>
        <p>{t.consents}</p>
      </Card>
    </div>
  </div>
)
