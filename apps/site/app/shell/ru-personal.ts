import { addressed, count } from '@school/texts'

/** Texts for signed-in users only: guests' pages do not load them. */
export const personal = {
  topMenu: 'Мои разделы',
  oneClickMenu: 'Быстрый доступ',
  profileMenu: 'Меню профиля',
  unread: (n: number) =>
    `, ${count(n, 'непрочитанное уведомление', 'непрочитанных уведомления', 'непрочитанных уведомлений')}`,
  waiting: (n: number) => `ждут ответа: ${n}`,
  marked: '\u00a0— есть новое',
  signOut: 'Выйти',
  bottomMenu: 'Главные разделы',
  more: 'Ещё',
  signOutTitle: 'Выйти?',
  signOutText: addressed`Чтобы вернуться, {тебе|вам} понадобятся почта и пароль. Набранное и\u00a0не\u00a0отправленное сотрётся с\u00a0этого устройства.`,
  signOutUnsent: addressed`Последние ответы ещё не дошли до школы. Они останутся на этом устройстве и отправятся, когда {ты снова откроешь|вы снова откроете} здесь эту работу,\u00a0— если её время не кончится.`,
  stay: 'Остаться',
  signOutFailed: addressed`Не получилось выйти. {Попробуй|Попробуйте} ещё раз`,
}
