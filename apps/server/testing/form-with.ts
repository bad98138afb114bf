/** A form with one file in it, as a browser sends it. */
export function formWith<B extends string | Buffer>(field: string, bytes: B): { type: string; text: B } {
  const border = '----smekalka'
  const head = `--${border}\r\ncontent-disposition: form-data; name="${field}"; filename="photo"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const end = `\r\n--${border}--\r\n`
  const text =
    typeof bytes === 'string'
      ? head + bytes + end
      : Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)])
  return { type: `multipart/form-data; boundary=${border}`, text: text as B }
}
