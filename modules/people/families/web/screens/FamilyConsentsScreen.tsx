import { useCall } from '@school/api-client'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  PageHeader,
  Table,
  toast,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDayAndTime } from '@school/texts'
import {
  changeConsent,
  type Consent,
  type ConsentKind,
  consentKinds,
  consentTexts,
  type FamilyChild,
} from '../../contract/index.ts'
import styles from '../family.module.css'
import { consentsQuery, familyQuery } from '../queries.ts'
import { consentsText as t } from '../ru.ts'

/** Everything that was agreed to for the children, with a switch to take it back. */
export function FamilyConsentsScreen({ familyAt }: { familyAt: string }) {
  const { data: family } = useSuspenseQuery(familyQuery)
  const { data: all } = useSuspenseQuery(consentsQuery)
  return (
    <div className={frame.page}>
      <Breadcrumbs crumbs={[{ title: t.back, to: familyAt }, { title: t.title }]} />
      <PageHeader title={t.title} lead={t.lead} />
      {family.children.length === 0 && (
        <EmptyState pose="look" title={t.empty} action={<ButtonLink to={familyAt}>{t.back}</ButtonLink>} />
      )}
      {family.children.map((child) => (
        <ChildConsents
          key={child.id}
          child={child}
          consents={all.filter(({ childId }) => childId === child.id)}
        />
      ))}
    </div>
  )
}

function ChildConsents({ child, consents }: { child: FamilyChild; consents: readonly Consent[] }) {
  return (
    <Card as="section" pad="l" aria-labelledby={`child-${child.id}`} className={styles.child}>
      <h2 id={`child-${child.id}`}>{child.name}</h2>
      {!child.can.decide && <p className={styles.note}>{t.readOnly}</p>}
      <div>
        {consentKinds.map((kind) => (
          <ConsentSwitch
            key={kind}
            child={child}
            kind={kind}
            inForce={consents.find((one) => one.kind === kind && one.revokedAt === null)}
          />
        ))}
      </div>
      {consents.some(({ revokedAt }) => revokedAt !== null) && <History consents={consents} />}
    </Card>
  )
}

interface ConsentSwitchProps {
  child: FamilyChild
  kind: ConsentKind
  inForce: Consent | undefined
}

function ConsentSwitch({ child, kind, inForce }: ConsentSwitchProps) {
  const change = useCall(changeConsent, {
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const isGiven = change.isPending ? change.variables.body.isGiven : inForce !== undefined
  const { title, text, earlier } = consentTexts[kind]
  const isReconsentNeeded = child.asksAnew.includes(kind)
  const before = inForce && isReconsentNeeded ? earlier?.[inForce.textVersion] : undefined
  const isFixed = !child.can.decide || (kind === 'personal_data' && isGiven)
  return (
    <div className={styles.switch}>
      <Checkbox
        label={title}
        hint={text}
        checked={isGiven}
        disabled={isFixed}
        aria-busy={change.isPending || undefined}
        onChange={(event) =>
          change.mutate({
            params: { childId: child.id, kind },
            body: { isGiven: event.currentTarget.checked },
          })
        }
      />
      {isReconsentNeeded && (
        <Card tone="warn" pad="s" className={styles.child}>
          <p>{t.changed}</p>
          {before && (
            <div>
              <p className={styles.note}>{t.before}</p>
              <blockquote className={styles.before}>{before}</blockquote>
            </div>
          )}
          {child.can.decide && (
            <div className={frame.row}>
              <Button
                loading={change.isPending}
                onClick={() =>
                  change.mutate({ params: { childId: child.id, kind }, body: { isGiven: true } })
                }
              >
                {t.agreeToNewText}
              </Button>
            </div>
          )}
        </Card>
      )}
      <p className={styles.note}>
        {inForce ? t.given(inForce.givenBy, inForce.givenAt, inForce.textVersion) : t.notGiven}
      </p>
      {kind === 'personal_data' && child.can.decide && <p className={styles.note}>{t.personalKept}</p>}
    </div>
  )
}

const History = ({ consents }: { consents: readonly Consent[] }) => (
  <section className={styles.child}>
    <h3>{t.history}</h3>
    <Table
      caption={t.history}
      rows={consents}
      keyOf={({ id }) => id}
      columns={[
        { key: 'what', title: t.columns.what, cell: ({ kind }) => consentTexts[kind].title },
        {
          key: 'who',
          title: t.columns.who,
          cell: ({ givenBy, givenAt, channel }) =>
            `${givenBy}, ${formatDayAndTime(givenAt)}, ${t.channels[channel]}`,
        },
        { key: 'text', title: t.columns.text, cell: ({ textVersion }) => t.version(textVersion) },
        {
          key: 'taken',
          title: t.columns.taken,
          cell: ({ kind, revokedBy, revokedAt }) => {
            if (revokedAt === null) return t.inForce
            const next = consents.find((one) => one.kind === kind && one.givenAt === revokedAt)
            return next
              ? t.replaced(next.textVersion, revokedAt)
              : `${revokedBy}, ${formatDayAndTime(revokedAt)}`
          },
        },
      ]}
    />
  </section>
)
