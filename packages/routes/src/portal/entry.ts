import { ofFeature, page } from '../page.ts'

/** How people come to the portal. */
export const home = page('/', 'anyone', 'Главная')
export const login = page('/login', 'guest', 'Вход')
/** The page that asks for the second factor, by the same address as on the site. */
export const signInStep = page('/user/login/step', 'guest', 'Второй шаг входа')
export const confirmOauth = page('/confirm_oauth', 'anyone', 'Подтверждение входа')
export const passwordRecovery = page('/password_recovery', 'guest', 'Восстановление пароля')
export const invitation = page('/user/invitation', 'anyone', 'Приглашения')
export const invite = page('/invite/:invite_code', 'anyone', 'Приглашение')
export const verificationNotice = page('/verification-notice', 'user', 'Ждём подтверждения школы')
export const phoneConfirmationNotice = page('/phone-confirmation-notice', 'user', 'Подтверждение телефона')
/** Between signing in and the portal: what it requires of a profile and has not got. */
export const requiredData = page('/required-data', 'user', 'Осталось немного')
export const tinfoil = ofFeature('tinfoil', page('/tinfoil', 'anyone', 'Вход без регистрации'))
