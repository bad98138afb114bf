import { useCall } from '@school/api-client'
import { Button, Checkbox, Chip, Confirmation, Dialog, toast } from '@school/ui'
import { factsOf } from '@school/texts'
import { useState } from 'react'
import {
  changeParentRights,
  endLink,
  type FamilyChild,
  type FamilyParent,
  inviteSecondParent,
} from '../contract/index.ts'
import { CodeCard } from './CodeCard.tsx'
import styles from './family.module.css'
import { t } from './ru.ts'

const failed = (error: { message: string }) => void toast(error.message, { tone: 'bad' })

/** The grown-ups of a child, with what each may. */
export function ParentList({ child }: { child: FamilyChild }) {
  const [ending, setEnding] = useState<FamilyParent | null>(null)
  return (
    <div className={styles.group}>
      <h3>{t.parents}</h3>
      <ul className={`plain-list ${styles.parents}`}>
        {child.parents.map((parent) => (
          <li key={parent.linkId} className={styles.parent}>
            <span>
              <span className={styles.parentName}>{parent.name}</span>{' '}
              {parent.isMe && <Chip size="s">{t.me}</Chip>}
              <span className={styles.note}>
                <br />
                {factsOf(parent.decides ? t.decides : t.reads, t.ways[parent.way], t.since(parent.since))}
              </span>
            </span>
            {parent.can.end && (
              <Button
                size="s"
                kind="quiet"
                aria-label={t.endOf(parent.name)}
                onClick={() => setEnding(parent)}
              >
                {t.end}
              </Button>
            )}
            {parent.can.changeRights && <RightSwitch parent={parent} />}
          </li>
        ))}
      </ul>
      {child.can.decide && <SecondParent childId={child.id} />}
      {ending && <Ending parent={ending} child={child} onClose={() => setEnding(null)} />}
    </div>
  )
}

function RightSwitch({ parent }: { parent: FamilyParent }) {
  const change = useCall(changeParentRights, { onError: failed })
  return (
    <Checkbox
      label={t.mayDecide(parent.name)}
      hint={t.mayDecideHint}
      checked={change.isPending ? change.variables.body.decides : parent.decides}
      onChange={(event) =>
        change.mutate({ params: { linkId: parent.linkId }, body: { decides: event.currentTarget.checked } })
      }
    />
  )
}

function SecondParent({ childId }: { childId: number }) {
  const invite = useCall(inviteSecondParent, { onError: failed })
  const { data } = invite
  return (
    <>
      <div>
        <Button loading={invite.isPending} onClick={() => invite.mutate({ params: { childId } })}>
          {t.second}
        </Button>
      </div>
      {data && (
        <Dialog open title={t.secondCode} onClose={() => invite.reset()}>
          <CodeCard
            label={t.secondCode}
            code={data.code}
            note={t.secondText(t.term(data.expiresAt))}
            copy={t.copy}
            copied={t.copied}
          />
        </Dialog>
      )}
    </>
  )
}

function Ending({
  parent,
  child,
  onClose,
}: {
  parent: FamilyParent
  child: FamilyChild
  onClose: () => void
}) {
  const end = useCall(endLink, {
    onSuccess: () => {
      toast(t.ended, { tone: 'ok' })
      onClose()
    },
    onError: failed,
  })
  return (
    <Confirmation
      title={t.endTitle}
      action={t.end}
      isCautious
      isBusy={end.isPending}
      onClose={onClose}
      onAgree={() => end.mutate({ params: { linkId: parent.linkId } })}
    >
      <p>{parent.isMe ? t.endMine(child.firstName) : t.endOther(parent.name)}</p>
    </Confirmation>
  )
}
