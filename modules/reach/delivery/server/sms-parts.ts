/** The alphabet of GSM 03.38; a sign of its second table takes two places. */
const basic = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ^{}\\[~\]|€]*$/u
const double = /[\^{}\\[~\]|€]/gu

/** How many SMS a text is paid for as: 160 signs of the Latin alphabet or 70 of any other, 153 and 67 when there are several. */
export function countParts(text: string): number {
  const isBasic = basic.test(text)
  const length = isBasic ? text.length + (text.match(double)?.length ?? 0) : text.length
  const [one, each] = isBasic ? [160, 153] : [70, 67]
  return length <= one ? 1 : Math.ceil(length / each)
}
