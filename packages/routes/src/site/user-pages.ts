import { page } from '../page.ts'

/** «Кабинет»: account, pupil's dashboard, family and teacher's dashboard. */

// Account
export const account = page('/account', 'user', 'Аккаунт')
export const accountProfile = page('/account/profile', 'user', 'Настройки профиля')
export const accountAvatar = page('/account/avatar', 'user', 'Аватар')
export const accountDeletion = page('/account/deletion', 'user', 'Удаление учётной записи')
export const accountSecurity = page('/account/security', 'account', 'Вход и безопасность')
export const accountPassword = page('/account/password', 'account', 'Пароль')
export const accountDevices = page('/account/devices', 'account', 'Устройства и входы')
export const accountPayments = page('/account/payments_info', 'user', 'Платежи')
export const accountCoachInfo = page('/account/coach_info', 'agent', 'Данные репетитора')
export const accountCoachSchedule = page('/account/coach_schedule', 'agent', 'Расписание репетитора')
export const accountSubscriptions = page('/account/subscriptions', 'user', 'Подписки и рассылки')

// Pupil
export const dashboard = page('/dashboard', 'pupil', 'Программы обучения')
export const calendar = page('/dashboard/calendar', 'user', 'Календарь')
export const dailyPlan = page('/dashboard/daily-plan', 'pupil', 'План на сегодня')
export const progress = page('/dashboard/progress', 'pupil', 'Успеваемость')
export const attestationProgress = page('/dashboard/progress/attestation', 'pupil', 'Аттестационные оценки')
export const mistake = page('/dashboard/mistakes/:mistake_id', 'pupil', 'Задача из пути ошибки')
export const courseProgress = page('/dashboard/progress/courses/:id', 'pupil', 'Успеваемость по курсу')
export const coachCourseProgress = page(
  '/dashboard/progress/coach_courses/:id',
  'pupil',
  'Успеваемость с репетитором',
)
export const attestationWork = page('/dashboard/attestation_works/:id', 'pupil', 'Аттестационная работа')
export const externship = page('/dashboard/externship', 'pupil', 'Домашняя школа')
export const externshipProduct = page(
  '/dashboard/externship/:contract_id/products/:product_id',
  'pupil',
  'Домашняя школа: программа',
)
export const externshipSchedule = page(
  '/dashboard/externship/:contract_id/schedule',
  'pupil',
  'Смена расписания',
)
export const promos = page('/dashboard/promos', 'pupil', 'Рекомендации и скидки')
export const socialization = page('/dashboard/socialization', 'pupil', 'Найти друзей')
export const schoolClassCourses = page('/school_classes/:id/courses', 'user', 'Курсы класса')

// Family
export const family = page('/dashboard/family', 'parent', 'Моя семья')
export const familyNew = page('/dashboard/family/new', 'user', 'Добавить ребёнка')
export const familyConsents = page('/dashboard/family/consents', 'parent', 'Согласия')
export const childProgress = page('/dashboard/family/children/:child_id', 'parent', 'Успехи ребёнка')
export const childCourseProgress = page(
  '/dashboard/family/children/:child_id/courses/:id',
  'parent',
  'Успехи ребёнка по курсу',
)
export const childSolution = page(
  '/dashboard/family/children/:child_id/lessons/:lesson_id/tasks/:task_id',
  'parent',
  'Решение ребёнка',
)
export const childHomeworks = page(
  '/dashboard/family/children/:child_id/homeworks',
  'parent',
  'Домашние задания ребёнка',
)
export const childHomework = page(
  '/dashboard/family/children/:child_id/homeworks/:homework_id',
  'parent',
  'Домашнее задание ребёнка',
)
export const childHomeworkTask = page(
  '/dashboard/family/children/:child_id/homeworks/:homework_id/tasks/:id',
  'parent',
  'Задача домашнего задания ребёнка',
)
export const childWorks = page(
  '/dashboard/family/children/:child_id/works',
  'parent',
  'Экзамены и олимпиады ребёнка',
)
export const childCalendar = page(
  '/dashboard/family/children/:child_id/calendar',
  'parent',
  'Календарь ребёнка',
)
export const childPlan = page('/dashboard/family/children/:child_id/plan', 'parent', 'План ребёнка на день')
export const childClassCourses = page(
  '/dashboard/family/children/:child_id/school_classes/:id',
  'parent',
  'Курсы класса ребёнка',
)
export const childExamResults = page(
  '/dashboard/family/children/:child_id/exam_rehearsals/:exam_rehearsal_id',
  'parent',
  'Результаты пробного экзамена ребёнка',
)
export const childOlympiad = page(
  '/dashboard/family/children/:child_id/olympiads/:olympiad_id',
  'parent',
  'Олимпиада ребёнка',
)
export const childOlympiadSolutions = page(
  '/dashboard/family/children/:child_id/olympiads/:olympiad_id/tasks/:task_id?',
  'parent',
  'Решения ребёнка на олимпиаде',
)
export const childTrainingSolutions = page(
  '/dashboard/family/children/:child_id/trainings/:training_id/tasks/:task_id?',
  'parent',
  'Решения ребёнка в тренировке',
)
export const accountFamily = page('/account/family', 'pupil', 'Мои родители')
export const sharedCalendar = page('/dashboard/calendar/:user_id/:token', 'anyone', 'Календарь по ссылке')
export const sharedProgress = page('/dashboard/progress/:user_id/:token', 'anyone', 'Успеваемость по ссылке')

// Teacher
export const teacherDashboard = page('/teacher-dashboard', 'agent', 'Кабинет учителя')
export const teacherSchoolClasses = page('/teacher-dashboard/school_classes', 'agent', 'Мои классы')
export const teacherSchoolClass = page('/teacher-dashboard/school_classes/:id', 'agent', 'Класс')
export const teacherJournal = page('/teacher-dashboard/school_classes/:id/journal', 'agent', 'Журнал класса')
export const teacherAssignments = page('/teacher-dashboard/assignments', 'agent', 'Задания учеников')
export const teacherAssignment = page('/teacher-dashboard/assignments/:id', 'agent', 'Задание учеников')
export const teacherNewTask = page('/teacher-dashboard/tasks/new', 'agent', 'Новая задача')
export const teacherTask = page('/teacher-dashboard/tasks/:id', 'agent', 'Задача')
export const teacherFamily = page('/teacher-dashboard/family', 'agent', 'Моя семья')
export const olympiadJournals = page('/teacher-dashboard/olympiad_journals', 'agent', 'Журналы олимпиад')
export const teacherMiniGroups = page('/teacher-dashboard/mini-groups', 'agent', 'Мои мини-группы')
export const miniGroupLessons = page(
  '/teacher-dashboard/mini-groups/:id/lessons',
  'agent',
  'Уроки мини-группы',
)
export const methodicalMaterials = page(
  '/teacher-dashboard/mini-groups/:id/methodical-materials',
  'agent',
  'Методические материалы',
)
export const teacherStatistics = page('/teacher-dashboard/statistics', 'agent', 'Статистика')
