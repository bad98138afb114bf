import { SelectInput, type SelectInputProps } from '@school/ui'
import { genders } from '@school/accounts/contract'
import { countryIds } from '../contract/index.ts'
import { countryNames } from '../contract/ru-countries.ts'
import { t } from './ru.ts'

type Props = Omit<SelectInputProps, 'label' | 'children'>

export const GenderSelect = (props: Props) => (
  <SelectInput label={t.gender} autoComplete="sex" {...props}>
    <option value="">{t.notSaid}</option>
    {genders.map((gender) => (
      <option key={gender} value={gender}>
        {t.genderNames[gender]}
      </option>
    ))}
  </SelectInput>
)

export const CitizenshipSelect = (props: Props) => (
  <SelectInput label={t.citizenship} {...props}>
    <option value="">{t.notSaid}</option>
    {countryIds.map((id) => (
      <option key={id} value={id}>
        {countryNames[id]}
      </option>
    ))}
  </SelectInput>
)
