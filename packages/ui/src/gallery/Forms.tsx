import { Checkbox, Radio } from '../forms/Checkbox.tsx'
import { Choices } from '../forms/Choices.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { SelectInput, TextArea, TextInput } from '../forms/TextInput.tsx'
import { IconSearch } from '../icons.ts'
import { longName } from './samples.ts'
import { Grid, Section } from './Section.tsx'

export const Forms = () => (
  <Section id="forms" title="Поля">
    <Grid>
      <TextInput label="Фамилия и имя" autoComplete="name" required placeholder="Гринёв Пётр" />
      <TextInput
        label="Почта"
        type="email"
        hint="Сюда придёт код, другим её не видно"
        defaultValue="masha@smekalka.example"
      />
      <TextInput label="Промокод" optional />
      <TextInput
        label="Почта"
        type="email"
        defaultValue="masha@"
        error="Проверь адрес: после «@» должно быть имя сайта"
      />
      <TextInput label="Школа" disabled defaultValue="Школа № 1, Белогорск" />
      <TextInput
        label="Поиск"
        type="search"
        icon={<IconSearch aria-hidden="true" />}
        placeholder="Курс, тема, учитель"
      />
      <PasswordInput label="Пароль" autoComplete="current-password" defaultValue="smekalka" />
      <PasswordInput
        label="Новый пароль"
        autoComplete="new-password"
        error={['Не короче восьми знаков', 'Хотя бы одна цифра']}
      />
      <SelectInput label="Класс" defaultValue="7">
        <option value="6">6 класс</option>
        <option value="7">7 класс</option>
      </SelectInput>
      <SelectInput label="Город" error="Выбери город">
        <option value="">Не выбран</option>
      </SelectInput>
      <TextInput label="Длинное имя" defaultValue={longName} readOnly />
      <TextArea
        label="О себе"
        hint="До 300 знаков"
        defaultValue="Люблю задачи, в которых сначала ничего не понятно."
      />
    </Grid>
    <Grid>
      <div style={{ display: 'grid', gap: '0.75rem' }}>
        <Checkbox label="Запомнить меня" defaultChecked />
        <Checkbox label="Присылать письма о новых курсах" hint="Не чаще раза в неделю" />
        <Checkbox
          label={
            <>
              Соглашаюсь с <a href="#forms">правилами школы</a>
            </>
          }
          error="Без согласия не зарегистрироваться"
        />
        <Checkbox label="Недоступно" disabled />
      </div>
      <Choices legend="Кто ты?" hint="От этого зависит, что ты увидишь">
        <Radio name="who" label="Ученик" defaultChecked />
        <Radio name="who" label="Родитель" />
        <Radio name="who" label="Учитель" />
      </Choices>
    </Grid>
  </Section>
)
