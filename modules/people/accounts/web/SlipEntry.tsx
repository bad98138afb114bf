import { Form, type FormHandle, useCodeFromAddress } from '@school/forms'
import { link, site } from '@school/routes'
import { Button, Card, TextInput, useYou, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru-slip.ts'
import styles from './SlipEntry.module.css'

export interface SlipEntryProps {
  title: string
  /** How many signs, with an example. */
  hint: string
  /** Who has signed in at this computer already, and would be signed out. */
  present: string | null
  form: FormHandle<{ code: string }>
}

/** The page for a pupil who has a slip with a code, and no password or has forgotten it. */
export function SlipEntry({ title, hint, present, form }: SlipEntryProps) {
  const you = useYou()
  // By the square of the slip.
  useCodeFromAddress((code) => form.set('code', code))
  return (
    <div className={styles.page}>
      <Card pad="l" className={frame.section}>
        <h1>{title}</h1>
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
            hint={hint}
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
