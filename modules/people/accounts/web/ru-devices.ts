import { addressed, plural } from '@school/texts'
import type { AccountEvent, Device } from '../contract/index.ts'

/** Texts of «Устройства и входы». */
export const t = {
  title: 'Устройства и входы',
  lead: addressed`Здесь видно, где выполнен вход и что происходило с аккаунтом. Если что-то незнакомо, {заверши|завершите} вход и {смени|смените} пароль.`,
  back: 'Аккаунт',
  sessions: 'Где выполнен вход',
  current: 'Это устройство',
  brief: 'По личному коду, на день',
  unknownBrowser: 'Неизвестный браузер',
  seen: (when: string) => `Последний раз: ${when}`,
  since: (when: string) => `вход ${when}`,
  network: (network: string) => `сеть ${network}`,
  end: 'Завершить',
  endOf: (device: string) => `Завершить: ${device}`,
  ended: 'Вход завершён',
  endOthers: 'Выйти везде, кроме этого устройства',
  endOthersTitle: 'Выйти на всех других устройствах?',
  endOthersText: addressed`Везде, кроме этого устройства, {тебе|вам} придётся войти заново. Что не отправлено там, останется на тех устройствах.`,
  endOthersAgree: 'Выйти везде',
  othersEnded: (count: number) =>
    count === 0
      ? 'Других входов не было'
      : `Завершено: ${count}\u00a0${plural(count, 'вход', 'входа', 'входов')}`,
  alone: 'Больше нигде вход не выполнен.',
  events: 'Что происходило',
  eventsNote: 'За последние полгода',
  noEvents: 'Пока ничего не происходило.',
  kinds: {
    signed_in: 'Вход',
    wrong_password: 'Неверный пароль',
    password_changed: 'Пароль изменён',
    password_by_parent: 'Новый пароль задал взрослый из\u00a0семьи',
    access_reset: 'Контакт подтверждён, прежние пароль и входы отключены',
    session_ended: 'Завершён вход на другом устройстве',
    other_sessions_ended: 'Завершены входы на всех других устройствах',
    email_changed: 'Почта изменена',
    phone_changed: 'Телефон изменён',
    identity_bound: 'Привязана соцсеть',
    identity_unbound: 'Отвязана соцсеть',
    passkey_added: 'Добавлен ключ входа',
    passkey_removed: 'Удалён ключ входа',
    app_added: 'Подключено приложение с кодами',
    app_removed: 'Отключено приложение с кодами',
    codes_renewed: 'Выданы новые резервные коды',
    code_used: 'Вход по резервному коду',
  } satisfies Record<AccountEvent['kind'], string>,
  notice: 'Внимание',
  times: (count: number) => `${count}\u00a0${plural(count, 'раз', 'раза', 'раз')}`,
  kindsOfDevice: {
    desktop: 'компьютер',
    mobile: 'телефон',
    tablet: 'планшет',
    unknown: '',
  } satisfies Record<Device['kind'], string>,
}
