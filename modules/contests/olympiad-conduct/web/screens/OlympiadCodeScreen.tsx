import { SlipEntry } from '@school/accounts/web'
import { useForm } from '@school/forms'
import { olympiadAt } from '@school/olympiads/web'
import { enterByPersonalCode } from '../../contract/index.ts'
import { entry as t } from '../packet/ru.ts'

export interface OlympiadCodeScreenProps {
  present: string | null
  /** Must load a new document, because the signed-in person has changed. */
  onEntered: (path: string) => void
}

/** Sign-in by a code from a slip, for pupils who remember no password. */
export function OlympiadCodeScreen({ present, onEntered }: OlympiadCodeScreenProps) {
  const form = useForm(enterByPersonalCode, {
    values: { code: '' },
    onSent: ({ olympiadId }) => onEntered(olympiadAt(olympiadId)),
  })
  return <SlipEntry title={t.title} hint={t.hint} present={present} form={form} />
}
