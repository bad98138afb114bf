/** Apart: the page of signing in loads these alone. */
export const t = { forgot: 'Забыли пароль?', byCode: 'Войти по коду из SMS' }
