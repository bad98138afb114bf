interface Recaptcha {
  ready(act: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}
const page = globalThis as { grecaptcha?: Recaptcha }

let loading: Promise<void> | undefined

/** Once for a page; after a failure it may be tried again. */
function load(script: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      loading = undefined
      reject(new Error('reCAPTCHA has not come.'))
    }
    document.head.append(element)
  })
  return loading
}

/** @returns the token for a form. @throws when their script does not come */
export async function askRecaptcha(script: string, siteKey: string): Promise<string> {
  await load(script)
  const { grecaptcha } = page
  if (!grecaptcha) throw new Error('reCAPTCHA has not come.')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action: 'submit' })
}
