import { errorCatalogue } from '@school/kernel/contract'

export const schoolClassErrors = errorCatalogue({
  school_class_not_found: { status: 404, text: 'Такого класса у\u00a0вас нет' },
  school_class_no_school: {
    status: 422,
    text: 'Класс заводит тот, кто работает в\u00a0школе. Приглашение в\u00a0школу можно попросить у\u00a0её администратора или у\u00a0коллеги',
  },
  school_class_exists: {
    status: 422,
    text: 'Такой класс у\u00a0вас уже есть',
    field: 'letter',
  },
  school_class_of_colleague: {
    status: 422,
    text: 'Такой класс в\u00a0школе уже ведёт коллега. Попросите добавить вас в\u00a0учителя класса',
    field: 'letter',
  },
  school_class_in_archive: {
    status: 422,
    text: 'Такой класс есть в\u00a0архиве: его можно вернуть оттуда',
    field: 'letter',
  },
  school_class_has_pupils: {
    status: 422,
    text: 'В\u00a0классе есть ученики. Такой класс убирают в\u00a0архив: результаты в\u00a0нём сохранятся',
  },
  school_class_year_over: {
    status: 422,
    text: 'Учебный год этого класса закончился: вернуть его из\u00a0архива нельзя',
  },
  school_class_pupils_elsewhere: {
    status: 422,
    text: 'Кто-то из\u00a0учеников уже в\u00a0другом классе этого года. Пусть сначала его уберут оттуда',
  },
  school_class_no_colleague: {
    status: 422,
    text: 'Этот человек не\u00a0работает в\u00a0школе класса. Сначала позовите его в\u00a0школу',
    field: 'userId',
  },
  school_class_last_teacher: {
    status: 422,
    text: 'У\u00a0класса должен остаться хотя бы один учитель. Добавьте коллегу или уберите класс в\u00a0архив',
  },
  school_class_teacher_stays: {
    status: 422,
    text: 'Коллегу убирает из\u00a0класса тот, кто его добавил, или он сам',
  },
})
