import { page } from '../page.ts'

/** «Обучение»: everything that is learned, solved and taught. */

// Catalogue
export const catalog = page('/catalog', 'anyone', 'Каталог')
export const catalogCourses = page('/catalog/courses', 'anyone', 'Каталог курсов')
export const catalogCoachCourses = page('/catalog/coach_courses', 'anyone', 'Курсы с репетитором')
export const catalogEvents = page('/catalog/events', 'anyone', 'События')
export const catalogTeacherEvents = page('/catalog/teacher_events', 'anyone', 'События для учителей')
export const catalogMiniGroups = page('/catalog/mini_groups', 'anyone', 'Мини-группы')
export const catalogOlympiads = page('/catalog/olympiads', 'anyone', 'Олимпиады')
export const catalogProductPacks = page('/catalog/product_packs', 'anyone', 'Пакеты занятий')
export const catalogTeacher = page('/catalog/teacher', 'anyone', 'Учителям')
export const catalogTrainings = page('/catalog/trainings', 'anyone', 'Тренировки')
export const productPack = page('/product_packs/:product_pack_id', 'anyone', 'Пакет занятий')

// Courses and lessons
export const course = page('/courses/:course_id', 'anyone', 'Курс')
export const lesson = page('/courses/:course_id/lessons/:lesson_id', 'user', 'Урок')
export const lessonSurvival = page(
  '/courses/:course_id/lessons/:lesson_id/survival',
  'user',
  'Урок: игра «Выживание»',
)
export const teacherLesson = page(
  '/teacher/courses/:course_id/lessons/:lesson_id',
  'agent',
  'Урок для учителя',
)
export const teacherLessonSurvival = page(
  '/teacher/courses/:course_id/lessons/:lesson_id/survival',
  'agent',
  'Урок для учителя: игра «Выживание»',
)
export const lessonNotes = page('/lessons/:lesson_id/conspects/:conspect_id?', 'user', 'Конспект урока')
export const lessonSolution = page(
  '/lessons/:lesson_id/users/:user_id/tasks/:task_id',
  'user',
  'Решение ученика',
)
export const taskPreview = page('/tasks/:task_id/preview', 'user', 'Просмотр задачи')
export const video = page('/videos/:video_id', 'anyone', 'Видео')

// Homeworks
export const homeworks = page('/homeworks', 'pupil', 'Домашние задания')
export const homework = page('/homeworks/:homework_id', 'pupil', 'Домашнее задание')
export const homeworkTask = page(
  '/lessons/:lesson_id/homeworks/:homework_id/tasks/:id',
  'user',
  'Задача домашнего задания',
)
export const homeworkLibrary = page('/homeworks/library/:section', 'user', 'Библиотека заданий', {
  section: ['ege', 'oge', 'skills'],
})
export const webinarHomework = page('/webinars/:webinar_id/homework', 'pupil', 'Задание к вебинару')
/** Former addresses of assignments: both lead to `user.teacherAssignments`. */
export const teacherHomeworks = page('/teacher/homeworks', 'agent', 'Задания учеников')
export const teacherLessonOpinions = page('/teacher/lesson_opinions', 'agent', 'Как понимают уроки')
export const teacherTaskReports = page('/teacher/task_reports', 'agent', 'Сообщения об ошибках')
export const teacherWorks = page('/teacher/works', 'agent', 'Ход работ')
export const teacherWork = page('/teacher/works/:work_id', 'agent', 'Ход работы')
export const teacherCoach = page('/teacher/coaches/:coach_id', 'agent', 'Данные репетитора на проверке')
export const teacherHomework = page('/teacher/homeworks/:homework_id', 'agent', 'Проверка задания')

// Trainings
export const training = page('/trainings/:training_id', 'anyone', 'Тренировка')
export const trainingTasks = page('/trainings/:training_id/tasks/:task_id?', 'user', 'Задачи тренировки')
export const trainingPrint = page('/trainings/:training_id/print', 'user', 'Тренировка для печати')
export const trainingFinish = page('/trainings/:training_id/finish', 'user', 'Тренировка завершена')
export const trainingSolutions = page(
  '/trainings/:training_id/users/:user_id/tasks/:task_id?',
  'user',
  'Решения участника тренировки',
)
export const trainingStats = page('/trainings/:training_id/stats', 'user', 'Статистика тренировки')
export const trainingRating = page('/trainings/:training_id/rating/:by', 'anyone', 'Рейтинг тренировки', {
  by: ['schools', 'users'],
})

// Olympiads
export const olympiad = page('/olympiads/:olympiad_id', 'anyone', 'Олимпиада')
export const olympiadTasks = page('/olympiads/:olympiad_id/tasks/:task_id?', 'user', 'Задачи олимпиады')
export const olympiadFinish = page('/olympiads/:olympiad_id/finish', 'user', 'Олимпиада завершена')
export const olympiadSolutions = page(
  '/olympiads/:olympiad_id/users/:user_id/tasks/:task_id?',
  'user',
  'Решения участника олимпиады',
)
export const olympiadStats = page('/olympiads/:olympiad_id/stats', 'user', 'Статистика олимпиады')
export const olympiadRating = page('/olympiads/:olympiad_id/rating/:by', 'anyone', 'Рейтинг олимпиады', {
  by: ['schools', 'users'],
})
/** Short: it is typed from paper. */
export const olympiadCode = page('/code', 'anyone', 'Вход по личному коду')
export const teacherOlympiads = page('/teacher/olympiads', 'agent', 'Олимпиады: ход и итоги')
export const teacherOlympiadStage = page(
  '/teacher/olympiads/stages/:stage_id',
  'agent',
  'Этап олимпиады для учителя',
)
export const teacherOlympiadNewStage = page(
  '/teacher/olympiads/:olympiad_id/stages/new',
  'agent',
  'Новый этап олимпиады',
)

// Exam rehearsals, attestation and skills
export const examRehearsal = page('/exam_rehearsals/:exam_rehearsal_id', 'anyone', 'Пробный экзамен')
export const examRehearsalTasks = page(
  '/exam_rehearsals/:exam_rehearsal_id/tasks/:task_id?',
  'user',
  'Задачи пробного экзамена',
)
export const examRehearsalFinish = page(
  '/exam_rehearsals/:exam_rehearsal_id/finish',
  'user',
  'Пробный экзамен завершён',
)
export const examRehearsalResults = page(
  '/exam_rehearsals/:exam_rehearsal_id/results',
  'user',
  'Результаты пробного экзамена',
)
export const sharedExamRehearsalResults = page(
  '/exam_rehearsals/results/:ulid',
  'anyone',
  'Результаты пробного экзамена по ссылке',
)
export const attestationTasks = page(
  '/attestation_trainings/:training_id/tasks/:task_id?',
  'pupil',
  'Задачи аттестации',
)
export const attestationFinish = page(
  '/attestation_trainings/:training_id/finish',
  'pupil',
  'Аттестация завершена',
)
export const attestationResults = page(
  '/attestation_trainings/:training_id/results',
  'pupil',
  'Результаты аттестации',
)
export const skillsPractice = page('/skills_practice', 'user', 'Тренажёр навыков')
export const skillPractice = page('/skills_practice/:skill_id', 'user', 'Тренировка навыка')

// Groups, events and tutors
export const groups = page('/groups', 'user', 'Мои группы')
export const group = page('/groups/:group_id', 'user', 'Группа')
export const event = page('/events/:id', 'anyone', 'Событие')
export const eventWebinar = page('/events/:id/webinar', 'user', 'Вебинар')
export const coachClassroom = page('/coach/classroom', 'user', 'Класс с репетитором')
export const coachCourseClassroom = page('/coach/classroom/:coach_course_id', 'user', 'Занятия с репетитором')
export const coachLesson = page(
  '/coach/classroom/:coach_course_id/lessons/:lesson_id',
  'user',
  'Урок с репетитором',
)
export const coachThanks = page('/coach/thanks', 'anyone', 'Заявка на репетитора принята')
export const coachPickupAgent = page('/coach/pickup-agent', 'anyone', 'Репетитор для тебя')
export const coachByRequest = page('/coach/by-request', 'anyone', 'Репетитор по заявке')
export const vipCoach = page('/vip-coach', 'anyone', 'Премиум-репетиторы')

// People and invitations
export const profile = page('/users/:user_id', 'anyone', 'Достижения')
export const certificate = page('/users/:user_id/certificates/:certificate_id', 'anyone', 'Сертификат')
export const certificateCheck = page('/certificates', 'anyone', 'Проверка сертификата')
export const teachers = page('/teachers', 'anyone', 'Преподаватели')
export const teacher = page('/teachers/:id', 'anyone', 'Преподаватель')
export const invitations = page('/invitations', 'user', 'Приглашения')
export const invitationsPrint = page('/invitations/print', 'user', 'Приглашения для печати')
export const acceptInvite = page('/a/:invite_code', 'anyone', 'Приглашение')
export const acceptCode = page('/p/:code?', 'anyone', 'Ввод кода')
export const teacherInvite = page('/teacher_invites/:code', 'anyone', 'Приглашение от учителя')
export const schoolClassEntry = page('/school_classes/entry', 'anyone', 'Вход по коду учителя')
export const schoolClassInvite = page('/school_classes/invites/:code', 'anyone', 'Приглашение в класс')

// The school itself
export const onboarding = page('/onboarding', 'user', 'Знакомство')
export const feedback = page('/feedback', 'anyone', 'Обратная связь')
export const about = page('/about', 'anyone', 'О школе')
export const contacts = page('/contacts', 'anyone', 'Контакты')
export const license = page('/license', 'anyone', 'Лицензия')
export const webinarFaq = page('/webinar-faq', 'anyone', 'Вебинары: вопросы и ответы')
