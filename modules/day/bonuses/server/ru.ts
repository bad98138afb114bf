/** Why bonuses have come and gone, by the reason of the posting. */
export const reasons: Readonly<Record<string, string>> = {
  partner_gift: 'Подарок партнёра',
}
