import { Accordion, Button, Chip, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { decideAccept, type InvitedPupil } from '../contract/index.ts'
import { profileAt } from './addresses.ts'
import styles from './invitations.module.css'
import { t } from './ru.ts'
import { useChange } from './use-change.ts'

const tones = { absent: 'plain', joined: 'warn', confirmed: 'ok' } as const

/** Waiting pupils come first; the rest of the list is collapsed. */
export function ClassPupils({ pupils }: { pupils: readonly InvitedPupil[] }) {
  const of = (wanted: InvitedPupil['state']) => pupils.filter(({ state }) => state === wanted)
  const waiting = of('joined')
  const listed = pupils.filter(({ state }) => state !== 'joined')
  return (
    <div className={styles.pupils}>
      <p>{t.summary(waiting.length, of('absent').length, of('confirmed').length)}</p>
      {waiting.length > 0 && (
        <ul className="plain-list">
          {waiting.map((pupil) => (
            <li key={pupil.acceptId} className={styles.line}>
              <span className={styles.who}>
                <span>
                  {pupil.name} <StateChip state={pupil.state} />
                </span>
                {pupil.placeName && <span className={frame.note}>{t.says(pupil.placeName)}</span>}
              </span>
              <Decision acceptId={pupil.acceptId!} name={pupil.name} />
            </li>
          ))}
        </ul>
      )}
      {listed.length > 0 ? (
        <Accordion title={t.listOf(listed.length)}>
          <ul className="plain-list">
            {listed.map((pupil) => (
              <li key={pupil.userId} className={styles.line}>
                <Link to={profileAt(pupil.userId)} className={styles.who}>
                  {pupil.name}
                </Link>
                <StateChip state={pupil.state} />
              </li>
            ))}
          </ul>
        </Accordion>
      ) : (
        waiting.length === 0 && <p className={frame.note}>{t.noPupils}</p>
      )}
    </div>
  )
}

const StateChip = ({ state }: Pick<InvitedPupil, 'state'>) => (
  <Chip size="s" tone={tones[state]}>
    {t.states[state]}
  </Chip>
)

/** The decision of a teacher or of a school. */
export function Decision({ acceptId, name }: { acceptId: number; name: string }) {
  const decide = useChange(decideAccept, ({ body }) =>
    body.isConfirmed ? t.confirmed(name) : t.refused(name),
  )
  const say = (isConfirmed: boolean) => decide.mutate({ params: { acceptId }, body: { isConfirmed } })
  const says = (isConfirmed: boolean) => decide.isPending && decide.variables.body.isConfirmed === isConfirmed
  return (
    <span className={frame.row}>
      <Button
        size="s"
        kind="primary"
        aria-label={t.confirmOf(name)}
        loading={says(true)}
        onClick={() => say(true)}
      >
        {t.confirm}
      </Button>
      <Button
        size="s"
        kind="quiet"
        aria-label={t.refuseOf(name)}
        loading={says(false)}
        onClick={() => say(false)}
      >
        {t.refuse}
      </Button>
    </span>
  )
}
