import { errorCatalogue } from '@school/kernel/contract'

export const photoErrors = errorCatalogue({
  avatar_absent: { status: 422, text: 'Файл не дошёл. Нужна фотография: JPG, PNG или WebP', field: 'avatar' },
  avatar_not_picture: {
    status: 422,
    text: 'Это не фотография. Годится картинка JPG, PNG или WebP',
    field: 'avatar',
  },
  avatar_broken: {
    status: 422,
    text: 'Картинка не открывается: файл повреждён или слишком велик',
    field: 'avatar',
  },
  avatar_forbidden: {
    status: 422,
    text: 'Родитель не дал согласия на\u00a0фотографию в\u00a0профиле. Вместо неё можно собрать аватар из\u00a0частей',
    field: 'avatar',
  },
  avatar_gap: {
    status: 422,
    text: 'Фотографию недавно меняли. Ещё раз\u00a0— через неделю после прошлой смены',
    field: 'avatar',
  },
  photo_not_found: { status: 404, text: 'Такой фотографии здесь нет' },
})

export const personErrors = errorCatalogue({
  person_not_found: { status: 404, text: 'Такой страницы нет' },
})

export const profilesErrors = errorCatalogue({
  type_of_staff: {
    status: 422,
    text: 'У этого аккаунта есть обязанности в школе. Поменять его вид может только поддержка',
    field: 'to_type',
  },
  type_of_class: {
    status: 422,
    text: 'Аккаунт состоит в школьном классе. Сначала из класса нужно выйти: это делает классный учитель',
    field: 'to_type',
  },
  type_has_work: {
    status: 422,
    text: 'В этом аккаунте уже решали задания. Для другой роли нужен отдельный аккаунт',
    field: 'to_type',
  },
  type_too_young: { status: 422, text: 'Учителем может быть взрослый: с\u00a018\u00a0лет', field: 'to_type' },
  type_held: {
    status: 422,
    text: 'Пока с аккаунтом связаны другие люди или идущая работа, его вид не меняется',
    field: 'to_type',
  },
  departure_by_parent: {
    status: 422,
    text: 'До\u00a08\u00a0класса учётную запись удаляет родитель на\u00a0странице «Моя семья»',
  },
  departure_of_own_word: {
    status: 422,
    text: 'С\u00a08\u00a0класса ученик удаляет учётную запись только сам',
  },
  departure_last_admin: {
    status: 422,
    text: 'Без вас у\u00a0организации не\u00a0останется администратора. Сначала это право нужно дать кому-нибудь ещё',
  },
  departure_demo: {
    status: 422,
    text: 'Это учётная запись для показа: ею пользуются и\u00a0другие, поэтому она остаётся',
  },
  departure_stale_session: {
    status: 422,
    text: 'Пароля у\u00a0этой учётной записи нет, поэтому сначала нужно выйти и\u00a0войти заново: удалить её можно в\u00a0первые двадцать минут',
  },
  copy_stale_session: {
    status: 422,
    text: 'Пароля у\u00a0этой учётной записи нет, поэтому сначала нужно выйти и\u00a0войти заново: копию можно попросить в\u00a0первые двадцать минут',
  },
  copy_not_found: {
    status: 404,
    text: 'Эту копию больше нельзя скачать: прошла неделя. Новую можно попросить на\u00a0странице «Аккаунт»',
  },
  type_gap: {
    status: 422,
    text: 'Вид аккаунта недавно меняли. Ещё раз\u00a0— через месяц после прошлой смены',
    field: 'to_type',
  },
})
