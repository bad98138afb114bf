import type { Provider } from '../contract/provider.ts'

export const titles: Record<Provider, string> = {
  vkontakte: 'ВКонтакте',
  mailru_oauth2: 'Mail.ru',
  facebook: 'Facebook',
  google_oauth2: 'Google',
  odnoklassniki: 'Одноклассники',
  yandex: 'Яндекс',
  pcs2035: 'Университет 2035',
  educont: 'Цифровой образовательный контент',
}

export const says = {
  noIssuer: 'у pcs2035 и educont нужен issuer',
  noPublicKey: 'у odnoklassniki нужен publicKey',
}
