import { Form, useBroughtCode, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { Button, Card, TextInput, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { Link } from 'react-router'
import { enterByClassCode } from '../../contract/index.ts'
import { t } from '../ru.ts'
import styles from './ClassEntryScreen.module.css'

export interface ClassEntryScreenProps {
  /** Who has signed in at this computer already, and would be signed out. */
  present: string | null
  /** Leaves for a whole new page: another person has come. */
  onEntered: () => void
}

/** For a pupil whom the teacher has given a slip with a code. */
export function ClassEntryScreen({ present, onEntered }: ClassEntryScreenProps) {
  const you = useYou()
  const form = useForm(enterByClassCode, { values: { code: '' }, onSent: onEntered })
  // By the square of the slip.
  useBroughtCode((code) => form.set('code', code))
  return (
    <div className={styles.page}>
      <Card pad="l" className={frame.section}>
        <h1>{t.title}</h1>
        <p className={frame.note}>{you(t.lead)}</p>
        {present && <p role="note">{t.replaced(present)}</p>}
        <Form
          form={form}
          className={frame.section}
          actions={
            <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
              {t.enter}
            </Button>
          }
        >
          <TextInput
            className={styles.code}
            label={t.code}
            hint={t.hint}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...form.text('code')}
          />
        </Form>
        <p className={frame.note}>
          {t.other} <Link to={link(site.market.login)}>{t.toSignIn}</Link>
        </p>
      </Card>
    </div>
  )
}
