/** Whether a file of the answer is still being uploaded: sending the answer now would omit it. */
export const isUploading = (form: HTMLFormElement): boolean =>
  form.querySelector('ol[aria-busy="true"]') !== null
