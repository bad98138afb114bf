/** What the server's settings tell every page; becomes the page options (shared-application §3, "App options from the page"). */
export interface PageSettings {
  readonly contactPhoneNumber: string
  /** ISO 4217. */
  readonly currencyCode: string
  readonly nextSchoolYearProductsExists: boolean
  readonly phoneConfirmationType: 'sms' | 'call' | 'cascade_by_call'
  readonly showMagicDuelBanner: boolean
  readonly showOlympiadBanner: boolean
  readonly experiments: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly featureFlags: readonly string[]
}
