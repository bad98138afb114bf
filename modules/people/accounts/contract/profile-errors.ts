import { errorCatalogue } from '@school/kernel/contract'

/** Validation errors of the profile, each with the form field that displays it. */
export const profileFieldErrors = errorCatalogue({
  name_missing: { status: 422, text: 'Без имени никак: так обращаются учителя', field: 'user.first_name' },
  name_unfit: {
    status: 422,
    text: 'В имени могут быть буквы, дефис, апостроф и пробел',
    field: 'user.first_name',
  },
  personal_data_gap: {
    status: 422,
    text: 'Имя и день рождения недавно меняли. Поправить их ещё раз можно через месяц после прошлой правки',
    field: 'user.first_name',
  },
  field_locked: {
    status: 422,
    text: 'На этом портале имя, день рождения и телефон меняет школа: если в них ошибка, об этом пишут ей',
    field: 'user.first_name',
  },
  birthday_unfit: { status: 422, text: 'Дата не похожа на день рождения', field: 'user.birthday' },
  phone_unfit: {
    status: 422,
    text: 'Похоже, в номере ошибка. Пример: +7 912 345-67-89',
    field: 'user.phone',
  },
  phone_by_contacts: {
    status: 422,
    text: 'Телефон меняют на странице «Аккаунт»: там спросят пароль и пришлют код',
    field: 'user.phone',
  },
  grade_by_check: {
    status: 422,
    text: 'Класс уже указан. Его меняют с указанием причины',
    field: 'user.grade_id',
  },
  grade_not_yours: { status: 422, text: 'Класс бывает только у учеников', field: 'user.grade_id' },
  grade_held: {
    status: 422,
    text: 'Идёт олимпиада или другая работа для этого класса. Класс можно будет сменить, когда выйдут её итоги',
    field: 'grade_id',
  },
  grade_of_class: {
    status: 422,
    text: 'Класс указала школа. Поправить его может классный учитель',
    field: 'grade_id',
  },
  grade_gap: {
    status: 422,
    text: 'Класс уже меняли в этом месяце. Ещё раз\u00a0— через месяц после прошлой смены',
    field: 'grade_id',
  },
  reason_required: { status: 422, text: 'Нужна причина: хватит нескольких слов', field: 'reason' },
  year_unfit: {
    status: 422,
    text: 'Год не сходится с возрастом или с классом',
    field: 'school_entry_year',
  },
  school_absent: { status: 422, text: 'Такой школы в справочнике нет', field: 'user.school_attributes' },
  city_absent: {
    status: 422,
    text: 'Такого города в справочнике нет',
    field: 'user.address_attributes.city_id',
  },
  discipline_absent: { status: 422, text: 'Такого предмета нет', field: 'user.discipline_ids' },
  link_unfit: {
    status: 422,
    text: 'Ссылка начинается с https:// и ведёт на страницу соцсети',
    field: 'user.social_links_attributes',
  },
})
