import { SlipEntry } from '@school/accounts/web'
import { useForm } from '@school/forms'
import { enterByPersonalCode } from '../../contract/index.ts'
import { olympiadAt } from '../addresses.ts'
import { entry as t } from '../packet/ru.ts'

export interface OlympiadCodeScreenProps {
  present: string | null
  /** Leaves for a whole new page: another person has come. */
  onEntered: (path: string) => void
}

/** For whoever has a slip with a code and remembers no password. */
export function OlympiadCodeScreen({ present, onEntered }: OlympiadCodeScreenProps) {
  const form = useForm(enterByPersonalCode, {
    values: { code: '' },
    onSent: ({ olympiadId }) => onEntered(olympiadAt(olympiadId)),
  })
  return <SlipEntry title={t.title} hint={t.hint} present={present} form={form} />
}
