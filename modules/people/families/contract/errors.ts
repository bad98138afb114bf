import { errorCatalogue } from '@school/kernel/contract'

export const familyErrors = errorCatalogue({
  family_code_unknown: {
    status: 422,
    text: 'Код не\u00a0подошёл: в\u00a0нём ошибка, его уже ввели или срок прошёл. Можно попросить новый',
    field: 'code',
  },
  family_code_own: {
    status: 422,
    text: 'Это ваш собственный код: его вводит ребёнок в\u00a0своём кабинете',
    field: 'code',
  },
  not_a_grown_up: {
    status: 422,
    text: 'Семью собирает взрослый: кабинет ученика привязать как родительский нельзя',
  },
  not_a_pupil: { status: 422, text: 'Привязать можно только кабинет ученика с\u00a0классом' },
  consent_required: {
    status: 422,
    text: 'Без согласия на\u00a0хранение данных ребёнка связать кабинеты нельзя',
    field: 'consents',
  },
  family_full: {
    status: 422,
    text: 'Больше взрослых к\u00a0этому кабинету привязать нельзя. Лишнюю связь можно завершить',
  },
  family_link_not_found: { status: 404, text: 'Такой связи в\u00a0вашей семье нет' },
  family_child_not_found: { status: 404, text: 'Такого ребёнка в\u00a0вашей семье нет' },
  parent_decides: {
    status: 422,
    text: 'Это решает родитель, у\u00a0которого есть такое право',
  },
  link_ends_with_parent: {
    status: 422,
    text: 'До\u00a08\u00a0класса связь завершает родитель из\u00a0своего кабинета',
  },
  last_to_decide: {
    status: 422,
    text: 'Сначала право решать нужно дать второму родителю: без него некому будет отвечать за\u00a0согласия',
  },
  public_name_forbidden: {
    status: 422,
    text: 'Показывать имя и\u00a0профиль родитель не\u00a0разрешил. Разрешение возвращается в\u00a0его кабинете',
  },
  too_many_phones: {
    status: 422,
    text: 'На\u00a0сегодня хватит: SMS родителю можно просить три раза в\u00a0день, а\u00a0на\u00a0один номер всего шесть',
    field: 'phone',
  },
  child_has_own_login: {
    status: 422,
    text: 'Этот кабинет открыл не\u00a0родитель: логин и\u00a0пароль знает сам ребёнок',
  },
  child_recovers_alone: {
    status: 422,
    text: 'У\u00a0ребёнка подтверждён свой контакт: новый пароль задают по\u00a0ссылке «Забыли пароль?» на\u00a0странице входа',
    field: 'user.password',
  },
  sign_in_again: {
    status: 422,
    text: 'С\u00a0последнего входа прошло больше двадцати минут. Чтобы сменить пароль ребёнка, нужно войти ещё раз',
    field: 'user.current_password',
  },
  login_taken: { status: 422, text: 'Этот адрес уже занят. Нужен другой', field: 'email' },
})
