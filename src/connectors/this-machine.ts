/** Whether an address leads to the machine that we run on. */
export function isThisMachine({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(127\.|localhost$|\[::1\]$)/.test(hostname)
}

/** Host and port of an address, as EGRESS_ALLOW writes them: `api.example.com:443`, `[::1]:8080`. */
export function targetOf(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'http:' ? 80 : 443)}`
}
