import { type Profile, updateProfile } from '@school/accounts/contract'
import { FormCard, saySaved, useForm } from '@school/forms'
import { SelectInput, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { countryIds } from '../contract/index.ts'
import { countryNames } from '../contract/ru-countries.ts'
import styles from './profile.module.css'
import { CityField } from './SchoolPicker.tsx'
import { t } from './ru.ts'

const home = 1

const valuesOf = ({ address }: Pick<Profile, 'address'>) => {
  const { street, house, building, room, index, countryId, cityId, cityName } = address
  return { street, house, building, room, index, countryId, city: { cityId, cityName } }
}

export function AddressSection({ profile }: { profile: Profile }) {
  const values = valuesOf(profile)
  const form = useForm<typeof updateProfile, typeof values>(updateProfile, {
    values,
    places: { 'user.addressAttributes.cityId': 'city', 'user.addressAttributes': '' },
    body: ({ city, countryId: country, ...lines }) => ({
      user: {
        addressAttributes: {
          ...lines,
          countryId: Number(country),
          cityId: Number(country) === home ? city.cityId : null,
          cityName: city.cityName,
        },
      },
    }),
    version: profile.version,
    fieldsOf: ({ profile: saved }) => valuesOf(saved as Profile),
    onSent: saySaved,
  })
  return (
    <FormCard form={form} title={t.address} note={<p className={frame.note}>{t.addressNote}</p>}>
      <SelectInput label={t.country} {...form.number('countryId')}>
        {countryIds.map((id) => (
          <option key={id} value={id}>
            {countryNames[id]}
          </option>
        ))}
      </SelectInput>
      {form.value('countryId') === home ? (
        <CityField
          {...form.value('city')}
          error={form.error('city')}
          onChange={(city) => form.set('city', city)}
        />
      ) : (
        <TextInput label={t.city} maxLength={120} {...form.text('city.cityName')} />
      )}
      <TextInput label={t.street} autoComplete="address-line1" maxLength={160} {...form.text('street')} />
      <div className={styles.short}>
        <TextInput label={t.house} maxLength={20} {...form.text('house')} />
        <TextInput label={t.building} maxLength={20} {...form.text('building')} />
        <TextInput label={t.room} maxLength={20} {...form.text('room')} />
        <TextInput label={t.index} maxLength={10} inputMode="numeric" {...form.text('index')} />
      </div>
    </FormCard>
  )
}
