/** Why an invitation stays when the list that has sent it is undone. */
export const staysBecause = { answered: 'по\u00a0приглашению уже пришли' }
