import { Button, ButtonLink, buttonSizes } from '../controls/Button.tsx'
import { Badge, Chip, ChipLink } from '../controls/Chip.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import {
  IconArrowRight,
  IconBell,
  IconCheck,
  IconClock,
  IconLock,
  IconPlayerPlay,
  IconSearch,
  IconTrash,
} from '../icons.ts'
import { disciplines, longTitle } from './samples.ts'
import { Row, Section } from './Section.tsx'

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const

export const Controls = () => (
  <>
    <Section id="buttons" title="Кнопки">
      {buttonSizes.map((size) => (
        <Row key={size} title={`Размер ${size}`}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              Начать урок
            </Button>
          ))}
          <ButtonLink
            to="#buttons"
            kind="primary"
            size={size}
            iconAfter={<IconArrowRight aria-hidden="true" />}
          >
            Дальше
          </ButtonLink>
        </Row>
      ))}
      <Row title="Состояния">
        <Button kind="primary" loading>
          Отправляем ответ
        </Button>
        <Button loading>Сохраняем</Button>
        <Button kind="primary" disabled>
          Недоступно
        </Button>
        <Button disabled>Недоступно</Button>
        <Button icon={<IconPlayerPlay aria-hidden="true" />}>Смотреть</Button>
        <Button kind="danger" icon={<IconTrash aria-hidden="true" />}>
          Удалить
        </Button>
      </Row>
      <Row title="Длинное имя и вся ширина">
        <Button kind="primary">{longTitle}</Button>
        <Button kind="primary" size="l" wide>
          Ответить
        </Button>
      </Row>
      <Row title="Кнопки-картинки">
        <IconButton label="Искать" icon={<IconSearch aria-hidden="true" />} />
        <IconButton label="Уведомления: есть новые" marker icon={<IconBell aria-hidden="true" />} />
        <IconButton label="Удалить" disabled icon={<IconTrash aria-hidden="true" />} />
      </Row>
    </Section>
    <Section id="chips" title="Метки">
      <Row title="Дисциплины">
        {disciplines.map(({ key, title, hue }) => (
          <Chip key={key} hue={hue}>
            {title}
          </Chip>
        ))}
      </Row>
      <Row title="Состояния">
        <Chip>7 класс</Chip>
        <Chip tone="ok" icon={<IconCheck aria-hidden="true" />}>
          Решено
        </Chip>
        <Chip tone="warn" icon={<IconClock aria-hidden="true" />}>
          До завтра
        </Chip>
        <Chip tone="bad">Просрочено</Chip>
        <Chip tone="accent">Новое</Chip>
        <Chip tone="primary">Идёт сейчас</Chip>
        <Chip size="s" icon={<IconLock aria-hidden="true" />}>
          Закрыто
        </Chip>
        <Chip>{longTitle}</Chip>
      </Row>
      <Row title="Фильтры">
        <ChipLink to="?grade=7" chosen count={12}>
          7 класс
        </ChipLink>
        <ChipLink to="?grade=8" count={8}>
          8 класс
        </ChipLink>
        <ChipLink to="?grade=9" count={0}>
          9 класс
        </ChipLink>
        <Badge count={3} label="3 новых уведомления" />
        <Badge count={128} label="128 новых уведомлений" />
      </Row>
    </Section>
  </>
)
