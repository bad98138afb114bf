import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { Button, ButtonLink, Card, EmptyState, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { switchLetters } from '../../contract/index.ts'
import { letterSwitchQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** Where the link in a letter leads: to the child, and to stop such letters without signing in. */
export function FamilyLettersScreen({ token }: { token: string }) {
  const { data: letter } = useSuspenseQuery(letterSwitchQuery(token))
  const change = useCall(switchLetters, {
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  if (!letter)
    return (
      <EmptyState
        level={1}
        pose="look"
        title={t.goneTitle}
        text={t.goneText}
        action={<ButtonLink to={link(site.user.family)}>{t.toFamily}</ButtonLink>}
      />
    )
  const { child, childId, kind, isOn } = letter
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1>{t.lettersTitle}</h1>
      </header>
      <Card as="section" pad="l" className={frame.section}>
        <h2>{t.lettersOf[kind](child)}</h2>
        <p role="status">{isOn ? t.on : t.off}</p>
        <div className={frame.row}>
          <ButtonLink kind="primary" to={link(site.user.childProgress, { child_id: childId })}>
            {t.toChild}
          </ButtonLink>
          <Button
            loading={change.isPending}
            onClick={() => change.mutate({ params: { token }, body: { isOn: !isOn } })}
          >
            {isOn ? t.stop : t.begin}
          </Button>
        </div>
      </Card>
    </div>
  )
}
