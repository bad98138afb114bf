import { addressed } from '@school/texts'
import type { Portrait } from '@school/users/contract'

/** Texts of putting an avatar together. */
export const t = {
  title: addressed`{Твой|Ваш} аватар`,
  lead: addressed`{Собери|Соберите} его из частей: он заменит буквы в шапке, на странице достижений, в рейтингах и в списках учителя.`,
  leadClosed: addressed`{Собери|Соберите} его из частей: он заменит буквы. Страница закрыта, поэтому его увидят только учителя.`,
  underPhoto: addressed`Сейчас на\u00a0его месте {твоя|ваша} фотография: собранный аватар видят те, кому она не видна.`,
  preview: 'Что получилось',
  random: 'Наугад',
  save: 'Сохранить',
  reset: 'Вернуть буквы',
  saved: 'Аватар сохранён',
  dropped: 'Вместо аватара снова буквы',
  figure: 'Кто',
  figures: {
    child: 'Ребёнок',
    cat: 'Кот',
    fox: 'Лиса',
    bear: 'Медведь',
    rabbit: 'Кролик',
    owl: 'Сова',
  } satisfies Record<Portrait['figure'], string>,
  face: 'Лицо',
  faces: {
    smile: 'Улыбка',
    grin: 'Смех',
    wink: 'Подмигивание',
    glasses: 'Очки',
    wow: 'Удивление',
    calm: 'Закрытые глаза',
  } satisfies Record<Portrait['face'], string>,
  top: 'На голове',
  tops: {
    none: 'Ничего',
    fringe: 'Чёлка',
    curls: 'Кудри',
    braids: 'Косы',
    cap: 'Кепка',
    crown: 'Корона',
  } satisfies Record<Portrait['top'], string>,
  colour: 'Цвет',
  colours: ['Персиковый', 'Песочный', 'Коричневый', 'Рыжий', 'Серый', 'Кремовый', 'Голубой', 'Сиреневый'],
  back: 'Фон',
  backs: ['Розовый', 'Абрикосовый', 'Жёлтый', 'Зелёный', 'Бирюзовый', 'Синий', 'Фиолетовый', 'Малиновый'],
}
