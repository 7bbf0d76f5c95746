/**
 * Opens the frame that tells an ad network of a click: a page that may do nothing but show one image. Never where the
 * visitor's browser asks not to be tracked (Global Privacy Control).
 */
export function tellOfClick(path: string): void {
  // The compiler does not know it yet.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', '')
  frame.referrerPolicy = 'no-referrer'
  frame.hidden = true
  frame.src = path
  document.body.append(frame)
}
