/** The Authorization header of HTTP's basic login (RFC 7617). */
export function basicLogin(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
