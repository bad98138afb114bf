import { ButtonLink, LockedState } from '@school/ui'
import type { Olympiad } from '../contract/index.ts'
import { olympiadAt } from './addresses.ts'
import { t } from './ru.ts'

/** No stage has shown its results yet: when the first one will. */
export const HiddenTable = ({ olympiad }: { olympiad: Olympiad }) => (
  <LockedState
    title={t.hiddenTitle}
    text={t.hiddenText(olympiad.stages.find(({ resultsAt }) => resultsAt !== null)?.resultsAt ?? null)}
    action={<ButtonLink to={olympiadAt(olympiad.id)}>{t.toOlympiad}</ButtonLink>}
  />
)
