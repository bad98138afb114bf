import { page } from '../page.ts'

/** «Витрина»: how people come, choose, pay and sign in. */

export const home = page('/', 'anyone', 'Онлайн-школа для учеников 1–11 классов')
export const search = page('/search', 'anyone', 'Поиск')
export const reviews = page('/reviews', 'anyone', 'Отзывы')
export const prizeGame = page('/game', 'anyone', 'Игра с призами')

// Landings and levels
export const courseLanding = page('/courses/:course_id/landing', 'anyone', 'О курсе')
export const coachLanding = page('/coach/landing', 'anyone', 'Репетиторы')
export const miniGroupLanding = page('/mini_groups/:miniGroupId/landing', 'anyone', 'О мини-группе')
export const coachSelfSelection = page('/coach-self-selection', 'anyone', 'Выбор репетитора')
export const levelPreschoolers = page('/levels/preschoolers', 'anyone', 'Дошкольникам')
export const levelElementary = page('/levels/elementary', 'anyone', 'Начальная школа с интересом')
export const levelPrimary = page('/levels/primary', 'anyone', '1–4 классы')
export const levelMiddle = page('/levels/middle', 'anyone', '5–9 классы')
export const levelHigh = page('/levels/high', 'anyone', '10–11 классы')
export const levelGraduate = page('/levels/graduate', 'anyone', 'Выпускникам')
export const levelBasic = page('/levels/basic', 'anyone', 'Базовый уровень')
export const levelImprove = page('/levels/improve', 'anyone', 'Подтянуть школьные предметы')
export const levelOge = page('/levels/oge', 'anyone', 'Подготовка к ОГЭ')
export const levelEge = page('/levels/ege', 'anyone', 'Подготовка к ЕГЭ')
export const levelOlympiads = page('/levels/olympiads', 'anyone', 'Подготовка к олимпиадам')
export const levelEnglish = page('/levels/english', 'anyone', 'Английский язык')
export const levelLanguages = page('/levels/languages', 'anyone', 'Иностранные языки')
export const levelDigitalSkills = page('/levels/digitalskills', 'anyone', 'Программирование и IT')

// Buying
export const product = page('/products/:product_code', 'anyone', 'Предложение')
export const checkout = page('/checkout', 'user', 'Корзина')
export const savedCheckout = page('/checkout/:nanoid', 'anyone', 'Сохранённая корзина')
export const paymentCheck = page('/payments/check', 'user', 'Проверяем оплату')
export const paymentFailed = page('/payments/failed', 'user', 'Оплата не прошла')
export const thanks = page('/thanks', 'user', 'Спасибо за покупку')
export const cardCharge = page('/cloud_payments/charges/:ulid', 'anyone', 'Оплата картой')
export const maternityCapitalTransaction = page(
  '/maternity_capital/transactions/:ulid',
  'user',
  'Оплата материнским капиталом',
)
export const subscription = page('/subscriptions/:id', 'anyone', 'Подписка')
export const gift = page('/gift/:id', 'anyone', 'Подарок')
export const streakGift = page('/streaks/gift/:id', 'user', 'Подарок за серию')
export const bonuses = page('/bonuses', 'user', 'Бонусы')
export const promos = page('/promos', 'anyone', 'Акции')
export const referrals = page('/referrals', 'user', 'Приведи друга')
export const referral = page('/referrals/:id', 'anyone', 'Приглашение от друга')

export const parents = page('/parents', 'anyone', 'Родителям')

// Signing in
export const login = page('/user/login', 'guest', 'Вход')
export const accountReturn = page('/user/return', 'anyone', 'Возвращение учётной записи')
export const signInStep = page('/user/login/step', 'guest', 'Второй шаг входа')
export const registration = page('/user/registration', 'guest', 'Регистрация')
export const forgotPassword = page('/forgot_password', 'guest', 'Восстановление пароля')
export const resetPassword = page('/reset_password', 'anyone', 'Новый пароль')
/** External providers by which one may sign in (shared-application §2). */
const social = {
  provider: [
    'vkontakte',
    'mailru_oauth2',
    'facebook',
    'google_oauth2',
    'odnoklassniki',
    'yandex',
    'pcs2035',
    'educont',
  ],
} as const
export const socialArrival = page('/user/auth/:provider/callback', 'anyone', 'Вход через соцсеть', social)
export const phoneSignIn = page('/user/login/code', 'guest', 'Вход по коду из SMS')
export const emailConfirmation = page('/user/confirmation', 'anyone', 'Подтверждение почты')
export const commitSocialBinding = page(
  '/user/auth/:provider/commit_binding',
  'anyone',
  'Привязка аккаунта соцсети',
  social,
)
export const confirmSocialBinding = page(
  '/user/auth/:provider/confirm_binding',
  'anyone',
  'Подтверждение привязки соцсети',
  social,
)
export const socialSignInFailure = page('/user/auth/:provider/failure', 'anyone', 'Вход не удался', social)
export const parentConfirmation = page(
  '/users/:userId/parent/:parentPhone/confirmation',
  'anyone',
  'Подтверждение родителя',
)
export const pupilConfirmation = page(
  '/users/:userId/pupil/:code/confirmation',
  'anyone',
  'Подтверждение ученика',
)
export const mailing = page('/mailings/:token', 'anyone', 'Отписка от писем')
export const partnerGrade = page('/user/detmir/grade', 'anyone', 'Выбор класса')
