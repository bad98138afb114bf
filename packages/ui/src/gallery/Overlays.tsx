import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Avatar } from '../drawings/Avatar.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { IconLogout, IconSettings, IconUser } from '../icons.ts'
import { AnchoredTip } from '../overlays/AnchoredTip.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import type { DialogProps } from '../overlays/props.ts'
import { Menu } from '../overlays/Menu.tsx'
import { toast } from '../overlays/toast.ts'
import { longTitle } from './samples.ts'
import { Row, Section } from './Section.tsx'

const places = ['middle', 'right', 'left', 'bottom'] as const

const tour = [
  { anchor: 'tour-plan', title: 'План на день', text: 'Здесь собрано всё, что нужно сделать сегодня.' },
  { anchor: 'tour-progress', title: 'Успеваемость', text: 'А здесь видно, чему ты уже научился.' },
] as const

function Tour() {
  const [step, setStep] = useState<number | null>(null)
  const shown = step === null ? undefined : tour[step]
  return (
    <Row title="Подсказка у места, о котором говорит">
      <Button onClick={() => setStep(0)}>Показать подсказки</Button>
      <Button id="tour-plan">План</Button>
      <Button id="tour-progress">Успехи</Button>
      {shown && (
        <AnchoredTip
          anchor={() => document.querySelector(`#${shown.anchor}`)}
          title={shown.title}
          step={step!}
          stepsCount={tour.length}
          onNext={() => setStep((known) => (known === 0 ? 1 : null))}
          onClose={() => setStep(null)}
        >
          {shown.text}
        </AnchoredTip>
      )}
    </Row>
  )
}

export function Overlays() {
  const [place, setPlace] = useState<DialogProps['place'] | null>(null)
  const close = () => setPlace(null)
  return (
    <Section id="overlays" title="Поверх страницы">
      <Row title="Диалоги">
        {places.map((name) => (
          <Button key={name} onClick={() => setPlace(name)}>
            Открыть: {name}
          </Button>
        ))}
      </Row>
      <Dialog
        open={place !== null}
        place={place ?? 'middle'}
        onClose={close}
        title="Закончить попытку?"
        footer={
          <>
            <Button onClick={close}>Вернуться к задачам</Button>
            <Button kind="primary" onClick={close}>
              Закончить
            </Button>
          </>
        }
      >
        <p>Без ответа остались две задачи. Вернуться к ним потом не получится.</p>
        <TextInput label="Что было трудно?" optional />
      </Dialog>
      <Row title="Меню">
        <Menu
          label="Профиль"
          align="start"
          header={<strong>Маша Миронова</strong>}
          items={[
            { title: 'Настройки', to: '#overlays', icon: <IconSettings aria-hidden="true" /> },
            { title: 'Мои достижения', to: '#overlays', icon: <IconUser aria-hidden="true" /> },
            {
              title: 'Выйти',
              onSelect: () => toast('До встречи!'),
              startsGroup: true,
              icon: <IconLogout aria-hidden="true" />,
            },
          ]}
        >
          <Avatar name="Маша Миронова" isNamed />
        </Menu>
      </Row>
      <Row title="Сообщения; второе такое же вздрагивает">
        <Button onClick={() => toast('Ответ сохранён', { tone: 'ok' })}>Получилось</Button>
        <Button
          onClick={() =>
            toast('Курс убран в архив', { action: { title: 'Вернуть', onSelect: () => undefined } })
          }
        >
          Можно вернуть
        </Button>
        <Button onClick={() => toast('Трое приняты, один ждёт: класс полон', { tone: 'warn' })}>
          Получилось не всё
        </Button>
        <Button onClick={() => toast(longTitle, { tone: 'bad' })}>Не получилось</Button>
      </Row>
      <Tour />
    </Section>
  )
}
