import { Button, ButtonLink, ChipLink, EmptyState, ErrorState, Logo, SkeletonText } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { InvitationSheet } from '../../contract/index.ts'
import { invitationsAt, printAt } from '../addresses.ts'
import { QrPicture } from '@school/ui/qr'
import { invitationsQuery, sheetQuery } from '../queries.ts'
import { t } from '../ru-sheet.ts'
import styles from './InvitationsPrintScreen.module.css'

export interface InvitationsPrintScreenProps {
  /** `null` when the address names none. */
  schoolClassId: number | null
  isPoster: boolean
}

/** Slips to be cut out, eight on a sheet of A4, or a poster for the wall. */
export const InvitationsPrintScreen = ({ schoolClassId, isPoster }: InvitationsPrintScreenProps) => (
  <div className={styles.page}>
    <h1 className={styles.title}>{t.title}</h1>
    {schoolClassId === null ? <ChooseClass /> : <Sheet schoolClassId={schoolClassId} isPoster={isPoster} />}
  </div>
)

const Back = () => (
  <ButtonLink kind="quiet" to={invitationsAt()}>
    {t.back}
  </ButtonLink>
)

function ChooseClass() {
  const { data } = useSuspenseQuery(invitationsQuery)
  return (
    <>
      <p>{data.classes.length > 0 ? t.chooseClass : t.noClasses}</p>
      <nav aria-label={t.view} className={`no-print ${frame.row}`}>
        {data.classes.map(({ schoolClassId, name }) => (
          <ButtonLink key={schoolClassId} to={printAt(schoolClassId)}>
            {name}
          </ButtonLink>
        ))}
        <Back />
      </nav>
    </>
  )
}

function Sheet({ schoolClassId, isPoster }: { schoolClassId: number; isPoster: boolean }) {
  const asked = useQuery(sheetQuery(schoolClassId))
  const { data: sheet, error } = asked
  if (error && error.status >= 400 && error.status < 500)
    return <EmptyState title={t.noCode} text={t.noCodeText} action={<Back />} />
  if (error) return <ErrorState isRetrying={asked.isFetching} onRetry={() => void asked.refetch()} />
  if (!sheet) return <SkeletonText lines={6} />
  const isEmpty = sheet.names.length === 0
  return (
    <>
      <nav aria-label={t.view} className={`no-print ${frame.row}`}>
        <Button kind="primary" onClick={() => print()}>
          {t.toPrint}
        </Button>
        <ChipLink to={printAt(schoolClassId)} chosen={!isPoster} replace preventScrollReset>
          {t.slips}
        </ChipLink>
        <ChipLink to={printAt(schoolClassId, true)} chosen={isPoster} replace preventScrollReset>
          {t.poster}
        </ChipLink>
        <Back />
      </nav>
      {!isPoster && (
        <p className={`no-print ${frame.note}`}>{isEmpty ? t.emptyNote : t.slipsNote(sheet.names.length)}</p>
      )}
      {isPoster ? <Poster sheet={sheet} /> : <Slips sheet={sheet} />}
    </>
  )
}

const slipsOfSheet = 8

/** Everybody of the list has come: a sheet without names for those who are new. */
const namesOf = ({ names }: InvitationSheet): readonly (string | null)[] =>
  names.length > 0 ? names : Array.from({ length: slipsOfSheet }, () => null)

const Slips = ({ sheet }: { sheet: InvitationSheet }) => (
  <ul className={`plain-list ${styles.slips}`}>
    {namesOf(sheet).map((name, index) => (
      <li key={index} className={styles.slip}>
        <p className={styles.small}>{t.slipOf(sheet.className, sheet.schoolName)}</p>
        <p className={styles.name}>{name ?? t.noName}</p>
        <div className={styles.middle}>
          <p className={styles.code}>{sheet.code}</p>
          <QrPicture qr={sheet.qr} label={t.qr} className={styles.qr} />
        </div>
        <ol className={styles.steps}>
          {t.steps(sheet.address).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.small}>{t.until(sheet.expiresAt)}</p>
      </li>
    ))}
  </ul>
)

const Poster = ({ sheet }: { sheet: InvitationSheet }) => (
  <section className={styles.poster}>
    <Logo />
    <h2 className={styles.posterTitle}>{t.posterTitle(sheet.className)}</h2>
    <p>{sheet.schoolName}</p>
    <p>{t.calls(sheet.teacher)}</p>
    <QrPicture qr={sheet.qr} label={t.qr} className={styles.posterQr} />
    <p className={styles.posterCode}>{sheet.code}</p>
    <ol className={styles.posterSteps}>
      {t.steps(sheet.address).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>{t.until(sheet.expiresAt)}</p>
  </section>
)
