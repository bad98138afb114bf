import { Button, ButtonLink, TextInput, useAddressFields } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { Form } from 'react-router'
import { t } from './ru.ts'
import styles from './SchoolSearch.module.css'
import { useStagePlace } from './stage-place.ts'
import type { MonitoringTab } from './wanted.ts'

interface SchoolSearchProps {
  stageId: number
  tab: MonitoringTab
  name: string | null
  isFiltered: boolean
}

/** A plain GET form: the search lives in the address. */
export function SchoolSearch({ stageId, tab, name, isFiltered }: SchoolSearchProps) {
  const { stageAt } = useStagePlace()
  const fields = useAddressFields({ name })
  return (
    <Form ref={fields} method="get" role="search" preventScrollReset className={styles.search}>
      <input type="hidden" name="tab" value={tab} />
      <TextInput
        type="search"
        name="name"
        label={t.schoolSearch}
        maxLength={60}
        autoComplete="off"
        defaultValue={name ?? ''}
      />
      <div className={frame.row}>
        <Button type="submit">{t.findSchool}</Button>
        {isFiltered && (
          <ButtonLink kind="quiet" to={stageAt(stageId, { tab })} preventScrollReset>
            {t.forgetSearch}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
