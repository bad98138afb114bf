export { CaptchaRun } from './captcha-run.ts'
export { CaptchaField } from './CaptchaField.tsx'
export { useCaptcha } from './use-captcha.ts'
