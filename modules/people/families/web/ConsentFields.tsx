import { Checkbox, type CheckboxProps } from '@school/ui'
import { type ConsentKind, consentKinds, consentTexts } from '../contract/index.ts'
import styles from './family.module.css'
import { t } from './ru-new.ts'

export interface ConsentFieldsProps {
  /** `form.member('consents', kind)` of the form that sends them. */
  fieldOf: (kind: ConsentKind) => Pick<CheckboxProps, 'checked' | 'name' | 'onChange'>
  error: string | null
  /** What another parent has agreed to already. */
  inForce?: readonly ConsentKind[]
}

/** What a grown-up agrees to, word for word; nothing is ticked beforehand. */
export const ConsentFields = ({ fieldOf, error, inForce = [] }: ConsentFieldsProps) => (
  <fieldset className={styles.consents}>
    <legend>{t.consents}</legend>
    {consentKinds
      .filter((kind) => !inForce.includes(kind))
      .map((kind) => (
        <Checkbox
          key={kind}
          {...fieldOf(kind)}
          label={titleOf(kind)}
          hint={consentTexts[kind].text}
          {...(kind === 'personal_data' ? { error } : {})}
        />
      ))}
  </fieldset>
)

const titleOf = (kind: ConsentKind): string =>
  kind === 'personal_data' ? t.requiredOf(consentTexts[kind].title) : consentTexts[kind].title
