import { useCall } from '@school/api-client'
import { Button, Card, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LeavingChild, returnChild } from '../../contract/index.ts'
import { leavingChildrenQuery } from '../queries.ts'
import { t } from './ru.ts'

/** Accounts of children that a parent has closed and may still give back. */
export function LeavingChildren() {
  const { data: children } = useSuspenseQuery(leavingChildrenQuery)
  if (children.length === 0) return null
  return (
    <Card as="section" aria-labelledby="leaving-children" pad="l" className={frame.section}>
      <h2 id="leaving-children">{t.leaving}</h2>
      <ul className="plain-list">
        {children.map((child) => (
          <LeavingLine key={child.childId} child={child} />
        ))}
      </ul>
    </Card>
  )
}

function LeavingLine({ child: { childId, firstName, erasedOn } }: { child: LeavingChild }) {
  const back = useCall(returnChild, {
    onSuccess: () => void toast(t.returned, { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <li className={`${frame.row} ${frame.between}`}>
      <span>
        <strong>{firstName}</strong>
        <br />
        <span className={frame.note}>{t.leavingUntil(erasedOn)}</span>
      </span>
      <Button
        aria-label={t.returnOf(firstName)}
        loading={back.isPending}
        onClick={() => back.mutate({ params: { childId } })}
      >
        {t.back}
      </Button>
    </li>
  )
}
