import { Logo, Medal } from '@school/ui'
import { type Certificate, type CertificateKind, isDiploma } from '../contract/index.ts'
import { sheetTitle } from './addresses.ts'
import { t } from './ru.ts'
import { Net, Seal } from './Seal.tsx'
import styles from './Sheet.module.css'

const medals: Partial<Record<CertificateKind, 1 | 2 | 3>> = {
  diploma_1: 1,
  winner: 1,
  diploma_2: 2,
  prize: 2,
  diploma_3: 3,
}

/** A sample is shown on a page about something else: it is an image with a name of its own. */
const nameOf = (kind: CertificateKind, isSample: boolean) =>
  isSample ? { 'aria-label': t.sampleOf(sheetTitle(kind)) } : { 'aria-labelledby': 'sheet-title' }

interface SheetProps {
  certificate: Certificate
  /** A picture of what can be earned: «Образец» lies across it. */
  isSample?: boolean
}

/** The certificate as it is printed: one A4 sheet lying on its side. Its measures follow its width. */
export function Sheet({ certificate, isSample = false }: SheetProps) {
  const { kind, holder, title, details, issuedAt, proof } = certificate
  const medal = medals[kind]
  const Title = isSample ? 'p' : 'h1'
  return (
    <div className={styles.place}>
      <article className={styles.sheet} data-kind={kind} {...nameOf(kind, isSample)}>
        <div className={styles.frame} aria-hidden="true" />
        <Net className={styles.net} />
        <header className={styles.head}>
          <Logo />
        </header>
        <div className={styles.middle}>
          <Title id={isSample ? undefined : 'sheet-title'} className={styles.title}>
            {sheetTitle(kind)}
          </Title>
          <p className={styles.receives}>{isDiploma(kind) ? t.receives.diploma : t.receives.certificate}</p>
          <p className={styles.name}>{holder.name}</p>
          <p className={styles.what}>{title}</p>
          {details && <p className={styles.details}>{details}</p>}
        </div>
        <footer className={styles.foot}>
          <dl className={styles.facts}>
            <div>
              <dt>{t.issued}</dt>
              <dd>{t.issuedOn(issuedAt)}</dd>
            </div>
            {proof && (
              <div>
                <dt>{t.number}</dt>
                <dd className={styles.number}>{proof.number}</dd>
              </div>
            )}
          </dl>
          {medal ? (
            <Medal place={medal} title={null} className={styles.medal} />
          ) : (
            <Seal className={styles.medal} />
          )}
          {proof ? (
            <figure className={styles.code}>
              <svg viewBox={`0 0 ${proof.code.size} ${proof.code.size}`} role="img" aria-label={t.codeTitle}>
                <path d={proof.code.path} />
              </svg>
              <figcaption>{t.check}</figcaption>
            </figure>
          ) : (
            <span className={styles.code}>{isSample && <b className={styles.ribbon}>{t.sample}</b>}</span>
          )}
        </footer>
      </article>
    </div>
  )
}
