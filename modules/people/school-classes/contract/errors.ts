import { errorCatalogue } from '@school/kernel/contract'

export const schoolClassErrors = errorCatalogue({
  school_class_not_found: { status: 404, text: 'Такого класса у\u00a0вас нет' },
  school_class_no_school: {
    status: 422,
    text: 'Класс заводит учитель. Сейчас выбрана другая роль: её можно сменить на\u00a0портале',
  },
  own_classes_no_school: {
    status: 422,
    text: 'Перенести классы можно, когда школа подтвердит, что вы в\u00a0ней работаете',
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
  school_class_has_traces: {
    status: 422,
    text: 'С\u00a0этим классом уже работали: при удалении пропадут задания, результаты или записи о\u00a0нём. Такой класс убирают в\u00a0архив',
  },
  school_class_grade_kept: {
    status: 422,
    text: 'В\u00a0классе есть ученики: сменить можно только букву. В\u00a0другую параллель учеников переводят',
    field: 'gradeIndex',
  },
  school_class_name_taken: {
    status: 422,
    text: 'Такой класс в\u00a0школе уже есть, может быть в\u00a0архиве',
    field: 'letter',
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
  class_moves_changed: {
    status: 422,
    text: 'Пока список был открыт, классы изменились. Посмотрите ещё раз, что с\u00a0ними станет',
  },
  class_move_not_found: { status: 404, text: 'Такого перевода у\u00a0вас нет' },
  class_move_late: { status: 422, text: 'Прошло больше семи дней: вернуть перевод уже нельзя' },
  class_move_hindered: {
    status: 422,
    text: 'Вернуть перевод нельзя: у\u00a0класса уже есть то, что при этом пропадёт',
  },
  class_merger_unfit: {
    status: 422,
    text: 'Объединяют классы одной школы, одной параллели и\u00a0одного учебного года',
    field: 'toClassId',
  },
  parallel_of_no_school: { status: 422, text: 'Классы бывают у\u00a0школ' },
  parallel_of_other_year: {
    status: 422,
    text: 'Классы создают в\u00a0этом учебном году, а\u00a0с\u00a01\u00a0июля и\u00a0в\u00a0следующем',
    field: 'schoolYear',
  },
  class_not_old: {
    status: 422,
    text: 'Сразу в\u00a0архив убирают классы старше прошлого года. Остальные переводят на\u00a0новый год',
  },
  transfer_unfit: {
    status: 422,
    text: 'Перевести можно в\u00a0другой класс той\u00a0же школы и\u00a0того\u00a0же учебного года',
    field: 'toClassId',
  },
  pupils_changed: {
    status: 422,
    text: 'Пока список был открыт, он изменился: кого-то из\u00a0отмеченных в\u00a0классе уже нет. Посмотрите ещё раз',
  },
  school_class_archived: { status: 422, text: 'Класс в\u00a0архиве. Сначала верните его оттуда' },
  school_class_no_codes: {
    status: 422,
    text: 'Личных кодов у\u00a0класса нет: у\u00a0всех учеников есть свой вход, или коды ещё не\u00a0сделаны',
  },
  import_empty: {
    status: 422,
    text: 'Список пуст: нужна хотя бы одна строка с\u00a0фамилией и\u00a0именем',
    field: 'text',
  },
  import_file_unread: {
    status: 422,
    text: 'Файл не\u00a0прочитался. Подойдёт таблица Excel (xlsx) или CSV; можно и\u00a0просто вставить список',
  },
  import_file_large: { status: 422, text: 'В\u00a0файле слишком много данных для\u00a0списка класса' },
  pupil_import_not_found: { status: 404, text: 'Такого списка у\u00a0класса нет' },
  pupil_import_late: {
    status: 422,
    text: 'Прошло больше суток: список уже не\u00a0отменить. Лишних учеников можно убрать из\u00a0класса по\u00a0одному',
  },
  pupil_name_own: {
    status: 422,
    text: 'У\u00a0этого ученика свой вход, и\u00a0имя в\u00a0профиле меняет он сам',
  },
  pupil_name_faulty: {
    status: 422,
    text: 'Нужны фамилия и\u00a0имя из\u00a0букв. Ещё подойдут дефис, апостроф и\u00a0точка',
    field: 'lastName',
  },
  pupil_double_not_found: { status: 404, text: 'Таких учеников у\u00a0вас нет' },
  pupil_double_unlike: {
    status: 422,
    text: 'Это разные ученики: имена, отчества или дни рождения у\u00a0них не\u00a0совпадают',
  },
  pupil_double_used: {
    status: 422,
    text: 'В\u00a0этой учётной записи уже что-то сделано или у\u00a0неё есть свой вход, поэтому объединить её с\u00a0другой нельзя',
  },
  entry_code_needed: { status: 422, text: 'Нужен код с\u00a0листка', field: 'code' },
  entry_code_unknown: {
    status: 422,
    text: 'Код не\u00a0подошёл: в\u00a0нём ошибка, или он уже не\u00a0действует. Новый даст учитель',
    field: 'code',
  },
  entry_code_tries: {
    status: 429,
    text: 'Слишком много неверных кодов подряд. Попробовать снова можно через несколько минут',
  },
})
