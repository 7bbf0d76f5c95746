const utf8 = 'utf-8'

/**
 * The text of a reply: by its byte order mark, the charset of its content type, or the encoding that its XML declares; else as
 * UTF-8. Bytes that are not of that encoding become U+FFFD, which the readers of replies refuse.
 */
export function textOf(bytes: Buffer, contentType = ''): string {
  const charset = /;\s*charset="?([\w.-]+)/i.exec(contentType)?.[1]
  return decoderOf(markOf(bytes) ?? charset ?? declaredIn(bytes) ?? utf8).decode(bytes)
}

/** A byte order mark, or the first character of an XML document in UTF-16 without one. */
function markOf(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 2).toString('hex')
  if (start === 'fffe' || start === '3c00') return 'utf-16le'
  if (start === 'feff' || start === '003c') return 'utf-16be'
  return bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? utf8 : undefined
}

function declaredIn(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 200).toString('latin1')
  return /^\s*<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(start)?.[1]
}

function decoderOf(name: string): TextDecoder {
  try {
    return new TextDecoder(name)
  } catch {
    return new TextDecoder(utf8)
  }
}
