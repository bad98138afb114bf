/** Prints these elements alone, in a document of their own: for a part of a page, or of a dialog, which is not printed. */
export function printApart(build: (page: Document) => readonly HTMLElement[]): void {
  const sheet = document.createElement('iframe')
  // Not `hidden`: some browsers print nothing of what has no place.
  sheet.className = 'visually-hidden'
  document.body.append(sheet)
  const page = sheet.contentDocument!
  page.body.append(...build(page))
  sheet.contentWindow!.addEventListener('afterprint', () => sheet.remove())
  sheet.contentWindow!.print()
}
