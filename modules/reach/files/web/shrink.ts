/** Enough to read small handwriting of a whole page. */
const mostSide = 2400
const quality = 0.85
/** A small picture may be a drawing or a screenshot: it is left as it is. */
const isPhoto = ({ type, size }: File): boolean =>
  type === 'image/jpeg' || ((type === 'image/webp' || type === 'image/png') && size > 1_500_000)

const asJpeg = (name: string): string => `${name.replace(/\.\w+$/, '')}.jpg`

/**
 * Reduces a photograph to a size that is still readable. Redrawing it also removes the place where it was taken.
 * What can't be drawn is sent as it is.
 */
export async function shrunk(file: File): Promise<File> {
  if (!isPhoto(file) || typeof createImageBitmap === 'undefined') return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, mostSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const paper = canvas.getContext('2d')!
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', quality)
    })
    return blob ? new File([blob], asJpeg(file.name), { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
