import type { ConsentKind } from './consent.ts'

export interface ConsentText {
  readonly version: string
  readonly title: string
  readonly text: string
  /** What was agreed to before, by version. */
  readonly earlier?: Readonly<Record<string, string>>
}

/**
 * What a grown-up agrees to, word for word. A changed text gets another version, and the previous one is kept in `earlier`: a consent covers the
 * text of its version, and only a consent of the changed kind is requested again. Versions are dates, so they sort as text.
 */
export const consentTexts: Readonly<Record<ConsentKind, ConsentText>> = {
  personal_data: {
    version: '2026-11',
    title: 'Персональные данные ребёнка',
    text: 'Я\u00a0законный представитель ребёнка и\u00a0даю согласие: «Смекалка» хранит его имя, класс, ответы и\u00a0результаты ровно для учёбы в\u00a0этой школе. Без этого согласия связать кабинеты нельзя.',
  },
  public_name: {
    version: '2026-11',
    title: 'Имя в\u00a0рейтингах и\u00a0открытый профиль',
    text: 'Имя и\u00a0первую букву фамилии, аватар и\u00a0достижения видят все, кто открыл рейтинг, профиль или диплом ребёнка. Без согласия в\u00a0рейтинге стоит место без имени, а\u00a0профиль закрыт.',
  },
  photographs: {
    version: '2026-11-25',
    title: 'Фотографии',
    text: 'Учитель и\u00a0жюри открывают фотографии, которые ребёнок приложил к\u00a0ответам. Фотографию в\u00a0профиле, если ребёнок её поставит, видят одноклассники, учителя, сотрудники школы и\u00a0семья. Без согласия проверить решение по\u00a0фотографии не\u00a0получится, а\u00a0фотография из\u00a0профиля удаляется.',
    earlier: {
      '2026-11':
        'Учитель и\u00a0жюри открывают фотографии, которые ребёнок приложил к\u00a0ответам. Без согласия их никто, кроме ребёнка, не\u00a0откроет\u00a0— и\u00a0проверить решение по\u00a0фотографии не\u00a0получится.',
    },
  },
}

/** The first text about photographs that speaks of the one in the profile. */
export const profilePhotoVersion = '2026-11-25'
