/**
 * Opens the frame that reports a click to an ad network: a page that may only show one image. Never if the visitor's
 * browser asks not to be tracked (Global Privacy Control).
 */
export function tellOfClick(path: string): void {
  // TypeScript does not have this property yet.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', '')
  frame.referrerPolicy = 'no-referrer'
  frame.hidden = true
  frame.src = path
  document.body.append(frame)
}
