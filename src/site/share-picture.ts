/** What messengers show of a link, in pixels: the size that all of them take. */
export const pictureSize = { width: 1200, height: 630 } as const

/** The largest, in bytes: some messengers show none above it. */
const most = 600 * 1024

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What is wrong with a PNG file that messengers are to show of links to a site; null for a good one. */
export function faultOfPicture(file: Buffer): string | null {
  if (file.length > most)
    return `it has ${Math.ceil(file.length / 1024)} KB, and may have ${most / 1024}. Make it smaller.`
  if (file.length < 24 || !file.subarray(0, 8).equals(signature)) return "this isn't a PNG. Export it again."
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  return width === pictureSize.width && height === pictureSize.height
    ? null
    : `it has ${width} × ${height} pixels. Make it ${pictureSize.width} × ${pictureSize.height}.`
}
