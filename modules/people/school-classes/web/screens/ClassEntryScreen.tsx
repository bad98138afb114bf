import { SlipEntry } from '@school/accounts/web'
import { useForm } from '@school/forms'
import { enterByClassCode } from '../../contract/index.ts'
import { t } from '../ru.ts'

export interface ClassEntryScreenProps {
  present: string | null
  /** Leaves for a whole new page: another person has come. */
  onEntered: () => void
}

/** For a pupil whom the teacher has given a slip with a code. */
export function ClassEntryScreen({ present, onEntered }: ClassEntryScreenProps) {
  const form = useForm(enterByClassCode, { values: { code: '' }, onSent: onEntered })
  return <SlipEntry title={t.title} hint={t.hint} present={present} form={form} />
}
