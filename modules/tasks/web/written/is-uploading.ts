/** Whether a file of the answer in a form is still on its way: to send the answer now would be to send it without it. */
export const isUploading = (form: HTMLFormElement): boolean =>
  form.querySelector('ol[aria-busy="true"]') !== null
