import { Form, useCodeFromAddress, useForm } from '@school/forms'
import { Button, TextInput, toast } from '@school/ui'
import { useState } from 'react'
import { addChild, checkFamilyCode, type ConsentKind, type FoundChild } from '../contract/index.ts'
import { ConsentFields } from './ConsentFields.tsx'
import styles from './family.module.css'
import { t } from './ru-new.ts'

interface Found {
  code: string
  child: FoundChild
}

/** A code is typed; whose it is is seen before anything is agreed to. */
export function ByCode({ onTied }: { onTied: () => void }) {
  const [found, setFound] = useState<Found | null>(null)
  return found ? (
    <Tie found={found} onTied={onTied} onBack={() => setFound(null)} />
  ) : (
    <Find onFound={setFound} />
  )
}

function Find({ onFound }: { onFound: (found: Found) => void }) {
  const form = useForm(checkFamilyCode, {
    values: { code: '' },
    onSent: (child, { code }) => onFound({ code: code ?? '', child }),
  })
  useCodeFromAddress((code) => form.set('code', code))
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div>
          <Button type="submit" kind="primary" loading={form.isSending}>
            {t.find}
          </Button>
        </div>
      }
    >
      <TextInput
        label={t.code}
        hint={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.text('code')}
      />
    </Form>
  )
}

interface TieProps {
  found: Found
  onTied: () => void
  onBack: () => void
}

function Tie({ found: { code, child }, onTied, onBack }: TieProps) {
  const form = useForm(addChild, {
    values: { code, consents: [] as ConsentKind[] },
    onSent: () => {
      toast(t.tied, { tone: 'ok' })
      onTied()
    },
  })
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <>
          <Button type="submit" kind="primary" loading={form.isSending}>
            {t.tie}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {t.another}
          </Button>
        </>
      }
    >
      <p className={styles.found}>
        <span>{t.isThis}</span>
        <span className={styles.foundName}>{child.name}</span>
        <span className={styles.note}>{child.grade?.name}</span>
      </p>
      {child.decides ? (
        <ConsentFields
          fieldOf={(kind) => form.member('consents', kind)}
          error={form.error('consents')}
          inForce={child.consents}
        />
      ) : (
        <p className={styles.note}>{t.reads}</p>
      )}
    </Form>
  )
}
